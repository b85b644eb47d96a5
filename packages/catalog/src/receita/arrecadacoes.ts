// Declares the list of taxes launched: paid, waived and left to collect, by revenue and by neighbourhood.
import { code, date, integer, money, text, type Field } from '@portal/kit/fields'
import { asOf, choice, contains } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { comIsencoes, comPagamentosDeTributos } from '../enviado.ts'

export const RECEITAS_LANCADAS = '/api/arrecadacoes/receitas'

const VALORES = {
  valorLancado: money('Lançado', { help: 'O que o município calculou e cobrou no exercício.' }),
  valorPago: money('Pago', { when: comPagamentosDeTributos, help: 'O que já foi pago do que foi lançado.' }),
  valorRenuncia: money('Isento', { when: comIsencoes, help: 'O que a lei dispensou de pagar.' }),
  valorArrecadar: money('A arrecadar', { when: comPagamentosDeTributos, help: 'O lançado menos o pago e o isento.' }),
} satisfies Record<string, Field>

const comum = {
  table: 'lancamento_tributario',
}

export const arrecadacoes = defineList({
  ...comum,
  title: 'Arrecadação',
  path: '/receita/arrecadacoes',
  description:
    'Os tributos que o município lança: quanto foi cobrado, pago, dispensado por lei e quanto venceu sem ser pago.',
  api: '/api/arrecadacoes',
  whole: { summary: 'Arrecadação: uma linha por tributo' },
  key: ['receita'],
  fields: {
    receita: code('Receita'),
    descricao: text('Descrição'),
    ...VALORES,
    valorLancadoPeriodo: money('Total lançado no período', {
      help: 'O que foi lançado e já venceu até a data da posição.',
    }),
    valorInadimplente: money('Valores vencidos', {
      when: comPagamentosDeTributos,
      help: 'O que venceu até a data da posição e não foi pago nem dispensado.',
    }),
    totalCadastro: integer('Cadastros'),
    totalCadastroInadimplente: integer('Cadastros inadimplentes'),
    totalCadastroRenuncia: integer('Cadastros isentos'),
    posicao: date('Posição em'),
  },
  filters: { posicao: asOf('Data da posição') },
  columns: [
    'receita',
    'descricao',
    'valorLancado',
    'valorPago',
    'valorRenuncia',
    'valorArrecadar',
    'totalCadastro',
    'totalCadastroInadimplente',
    'totalCadastroRenuncia',
  ],
  sort: { by: ['receita'], initial: 'receita asc' },
  totals: ['valorLancado', 'valorPago', 'valorRenuncia', 'valorArrecadar', 'valorLancadoPeriodo', 'valorInadimplente'],
  card: { title: 'descricao', figures: ['valorLancado'] },
})

export const arrecadacoesBairros = defineList({
  ...comum,
  title: 'Arrecadação por bairro',
  path: '/receita/arrecadacoes/bairros',
  description: 'Um tributo rua por rua de um bairro: quanto foi lançado, pago, dispensado e quanto falta.',
  api: '/api/arrecadacoes/bairros',
  whole: { summary: 'Arrecadação: um tributo, rua por rua de um bairro' },
  key: ['bairro', 'logradouro', 'receita'],
  fields: {
    bairro: text('Bairro'),
    logradouro: text('Logradouro'),
    receita: code('Receita'),
    descricao: text('Descrição'),
    valorLancado: { ...VALORES.valorLancado, label: 'Valor lançamento' },
    valorPago: VALORES.valorPago,
    valorRenuncia: { ...VALORES.valorRenuncia, label: 'Isenção' },
    valorArrecadar: VALORES.valorArrecadar,
    inadimplencia: text('Inadimplência %', {
      help: 'A parte do lançado que não foi paga nem dispensada; um traço onde nada foi lançado.',
    }),
  },
  filters: {
    bairro: {
      operator: 'contains',
      of: 'text',
      column: 'bairro',
      label: 'Bairro',
      required: true,
      suggest: '/api/bairros',
    },
    logradouro: contains('logradouro', 'Logradouro'),
    receita: { ...choice('receita', 'Receita', { from: RECEITAS_LANCADAS, ids: 'code' }), required: true },
  },
  columns: [
    'bairro',
    'logradouro',
    'receita',
    'valorLancado',
    'valorPago',
    'valorRenuncia',
    'valorArrecadar',
    'inadimplencia',
  ],
  sort: { by: ['bairro', 'logradouro', 'valorLancado', 'valorPago', 'valorArrecadar'], initial: 'logradouro asc' },
  card: { title: 'logradouro', figures: ['valorLancado'] },
})
