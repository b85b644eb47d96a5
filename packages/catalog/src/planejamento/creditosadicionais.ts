// Declares the list of additional credits: what decrees added to and took from the lines of the budget, which turns the
// initial appropriation into the updated one.
import { code, date, integer, money, text } from '@portal/kit/fields'
import { byNumeroAno, choice, contains, periodo } from '@portal/kit/filters'
import { withQuery } from '@portal/kit/link'
import { empenhosDaDotacao } from '../despesa/rotas.ts'
import * as termosDespesa from '../termos/despesa.ts'
import * as termosPlanejamento from '../termos/planejamento.ts'
import { defineList } from './define.ts'

const NATUREZAS = ['Suplementar', 'Especial', 'Extraordinário', 'Reduzida'].map((natureza) => ({
  value: natureza,
  label: natureza,
}))

export const creditosAdicionais = defineList({
  title: 'Créditos adicionais',
  path: '/creditosadicionais',
  description:
    'O que mudou no orçamento depois de aprovado: cada decreto que aumentou ou reduziu uma dotação, e com quanto ' +
    'ela ficou.',
  key: ['dotacao', 'sequencia'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    idDecreto: integer('Código do Decreto'),
    dotacao: integer('Dotação'),
    sequencia: integer('Sequência'),
    data: date('Data'),
    despesa: code('Despesa', { termo: termosDespesa.PROGRAMATICA }),
    descricao: text('Descrição', { help: 'A ação do orçamento e com que se gasta nela.' }),
    orgao: code('Órgão'),
    unidade: code('Unidade'),
    funcao: code('Função'),
    subFuncao: code('Subfunção'),
    programa: code('Programa'),
    projeto: code('Projeto/Atividade'),
    elemento: code('Elemento'),
    fonteRecurso: code('Fonte de Recursos'),
    descricaoFonte: text('Descrição da Fonte'),
    valorInicial: money('Valor inicial', { termo: termosPlanejamento.DOTACAO_INICIAL }),
    valorAcrescido: money('Acrescentado', { help: 'O que os decretos somaram às dotações.' }),
    valorReduzido: money('Reduzido', { help: 'O que os decretos tiraram das dotações, em valor negativo.' }),
    valor: money('Créditos adicionais', { help: 'O que o decreto somou à dotação ou, negativo, tirou dela.' }),
    decreto: code('Decreto', { help: 'O ato do prefeito que mudou o orçamento, com seu número e ano.' }),
    natureza: text('Natureza', {
      help:
        'Suplementar reforça uma dotação; especial cria uma que não havia; extraordinário atende o imprevisto e ' +
        'urgente; reduzida cede o dinheiro a outra.',
    }),
    saldoAtualizado: money('Saldo atualizado', {
      termo: termosPlanejamento.DOTACAO_ATUALIZADA,
      help: 'O mesmo em cada linha da despesa.',
    }),
  },
  filters: {
    despesa: contains('despesa', 'Despesa'),
    nroDecreto: byNumeroAno('decreto', 'Decreto'),
    natureza: choice('natureza', 'Natureza', NATUREZAS),
    ...periodo('data'),
  },
  columns: ['data', 'despesa', 'descricao', 'decreto', 'natureza', 'valorInicial', 'valor', 'saldoAtualizado'],
  sort: { initial: 'data desc' },
  totals: ['valorAcrescido', 'valorReduzido', 'valor'],
  card: { title: 'descricao', figures: ['valor'] },
  links: {
    despesa: (row) => empenhosDaDotacao(row),
    decreto: ({ decreto }, contexto) =>
      decreto === undefined
        ? undefined
        : withQuery('/creditosadicionais', { ...contexto, nroDecreto: String(decreto) }),
  },
  table: 'credito_adicional',
})
