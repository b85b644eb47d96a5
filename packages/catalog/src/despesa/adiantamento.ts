import { code, date, flag, integer, money, text } from '@portal/kit/fields'
import { contains, periodo } from '@portal/kit/filters'
import { permiteExcederPrestacaoContas } from '../parametros.ts'
import { defineList } from './define.ts'
import { adiantamentoDetalhe, empenhoDetalhe } from './rotas.ts'
import * as termosDespesa from '../termos/despesa.ts'
import * as termosPessoal from '../termos/pessoal.ts'
import { somaDosDocumentos } from './campos.ts'
import { comPagamentos } from '../enviado.ts'

const excesso = { when: permiteExcederPrestacaoContas }

/** Fields its record shows together with their year. */
export const NUMERO = {
  prestacaoContas: integer('Prestação de Contas', { termo: termosDespesa.PRESTACAO_DE_CONTAS }),
  empenhoExcedido: integer('Empenho do Excedente', {
    help: 'O empenho que paga ao servidor o que ele gastou a mais.',
    ...excesso,
  }),
}

export const adiantamento = defineList({
  title: 'Adiantamentos',
  path: '/adiantamento',
  description:
    'Dinheiro entregue a servidores para despesas pequenas e urgentes: quanto receberam, quanto gastaram e ' +
    'quanto devolveram.',
  api: '/api/adiantamentos',
  key: ['prestacaoContas'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    prestacaoContas: NUMERO.prestacaoContas,
    nome: text('Servidor'),
    dataPrestacao: date('Data da Prestação', {
      help: 'Dia em que as contas foram prestadas; vazia enquanto não o foram.',
    }),
    unidadeOrcamentaria: code('Unidade Orçamentária'),
    empenho: integer('Nº do Empenho'),
    exercicioEmpenho: integer('Ano do Empenho'),
    empenhoExercicio: code('Empenho', { termo: termosDespesa.EMPENHO }),
    noLiquidacao: integer('Nº da Liquidação'),
    dataEmpenho: date('Data do Empenho'),
    valorEmpenho: money('Valor do Empenho'),
    valorPago: money('Valor Pago', {
      when: comPagamentos,
      help: 'Quanto o servidor já recebeu do empenho, somado ao que foi retido.',
    }),
    valorDocumentos: money('Valor dos Documentos', somaDosDocumentos),
    valorRestituido: money('Valor Restituído', { help: 'O que sobrou e foi devolvido aos cofres públicos.' }),
    valorExcedido: money('Valor Excedido', { help: 'O que o servidor gastou além do que recebeu.', ...excesso }),
    empenhoExcedido: NUMERO.empenhoExcedido,
    exercicioEmpenhoExcedido: integer('Ano do Empenho do Excedente', excesso),
    matricula: integer('Matrícula', { termo: termosPessoal.MATRICULA }),
    cargo: text('Cargo'),
    lotacao: text('Lotação', { termo: termosPessoal.LOTACAO }),
    permiteExcederPrestacaoContas: flag('Permite Exceder', {
      help: 'Se a entidade aceita contas acima do valor adiantado.',
      ...excesso,
    }),
  },
  filters: {
    nome: contains('nome', 'Servidor'),
    ...periodo('dataPrestacao'),
  },
  columns: [
    'prestacaoContas',
    'nome',
    'dataPrestacao',
    'empenhoExercicio',
    'dataEmpenho',
    'valorEmpenho',
    'valorDocumentos',
    'valorRestituido',
    'valorExcedido',
    'cargo',
    'lotacao',
  ],
  sort: { initial: 'prestacaoContas desc' },
  totals: ['valorEmpenho', 'valorDocumentos', 'valorRestituido'],
  rowName: ['prestacaoContas', 'nome'],
  card: { title: 'nome', figures: ['valorEmpenho'] },
  open: ({ prestacaoContas }, contexto) =>
    adiantamentoDetalhe({ ...contexto, prestacaoContas: Number(prestacaoContas) }),
  links: {
    empenhoExercicio: ({ exercicioEmpenho, empenho, unidadeOrcamentaria }, { entidade }) =>
      empenhoDetalhe({
        entidade,
        exercicio: Number(exercicioEmpenho),
        empenho: Number(empenho),
        unidadeOrcamentaria: String(unidadeOrcamentaria),
      }),
  },
  lookup: {
    empenho: 'empenho',
    noLiquidacao: 'noLiquidacao',
    unidadeOrcamentaria: 'unidadeOrcamentaria',
    matricula: 'matricula',
  },
  table: 'adiantamento',
})
