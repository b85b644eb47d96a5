import { code, date, integer, money, text, type Field } from '@portal/kit/fields'
import { checkbox, choice, offScreen, periodo } from '@portal/kit/filters'
import { texts } from '@portal/kit/texts'
import { defineCall, defineList } from './define.ts'
import {
  abrirEmpenho,
  camposDaLiquidacao,
  linkPeloNome,
  porAnoDoEmpenho,
  porEmpenho,
  porFornecedor,
  porNotaFiscal,
  porOrigem,
} from './liquidacao-comum.ts'
import * as termos from '../termos/despesa.ts'

/** The four queues of the law (Lei nº 14.133/2021, art. 141), and other expenses, which the law does not order. */
const CATEGORIAS = ['Bens', 'Locações', 'Serviços', 'Obras', 'Outras despesas'].map((label, at) => ({
  value: String(at + 1),
  label,
}))

export const agendaPrevisaoPagamento = defineList({
  title: 'Agenda de previsão de pagamento',
  path: '/agenda-previsao-pagamento',
  description: 'Quando a entidade prevê pagar cada entrega que já conferiu, em que conta e com quais retenções.',
  large: true,
  api: '/api/liquidacoes/agenda-previsao-pagamentos',
  key: ['exercicio', 'unidadeOrcamentaria', 'empenho', 'noLiquidacao'],
  fields: {
    ...camposDaLiquidacao,
    fonteRecurso: { ...camposDaLiquidacao.fonteRecurso, cut: 28 },
    data: date('Data da Liquidação'),
    dataPagamento: date('Pagamento', { awaited: true, help: 'O último pagamento feito, quando houve algum.' }),
    valor: money('Valor', { termo: termos.VALOR_LIQUIDADO }),
    saldo: money('Saldo', { termo: termos.A_PAGAR }),
    categoria: text('Categoria', { termo: termos.ORDEM_CRONOLOGICA_DE_PAGAMENTOS }),
    motivoForaDaOrdem: text('Por que fora da ordem', {
      help: 'O motivo de se pagar antes das que vinham antes na fila; vazio quando se seguiu a ordem.',
    }),
    noOrdem: integer('Ordem de Pagamento'),
    sequencia: integer('Sequência na Ordem'),
  },
  filters: {
    ...porFornecedor,
    ...porNotaFiscal,
    ...periodo('dataVencimento'),
    ...porEmpenho,
    ...porAnoDoEmpenho,
    categoria: choice('codigoCategoria', 'Categoria', CATEGORIAS),
    foraDaOrdem: checkbox('motivoForaDaOrdem', 'Somente pagos fora da ordem'),
    isSomentePagos: checkbox('dataPagamento', 'Mostrar pagamentos já realizados'),
    ...offScreen(porOrigem),
  },
  columns: [
    'fornecedor',
    'ordemFonteRecurso',
    'fonteRecurso',
    'tipoLicitacao',
    'licitacao',
    'empenhoExercicio',
    'noLiquidacao',
    'notasFiscais',
    'dataVencimento',
    'dataPagamento',
    'valor',
    'saldo',
  ],
  sort: { by: ['fornecedor', 'empenhoExercicio', 'dataVencimento', 'valor'], initial: 'dataVencimento asc' },
  card: { title: 'fornecedor', figures: ['saldo', 'valor'] },
  links: {
    ...linkPeloNome,
    empenhoExercicio: (row) => abrirEmpenho(Number(row.saldo) > 0 ? 'liquidacoes' : 'pagamentos')(row),
  },
  table: 'liquidacao',
  empty: { filtered: texts.semPendenciasNoFiltro, unfiltered: texts.semPendencias },
})

/**
 * What is to be paid, by source of funds and by the categories the law separates in the order of payments: goods,
 * rentals, services and works (Lei nº 14.133/2021, art. 141).
 */
export const agendaPorCategoria = defineCall({
  path: '/api/liquidacoes/agenda-previsao-pagamentos/categorias',
  summary: 'Agenda de pagamentos: o que há a pagar por fonte e categoria',
  fields: {
    fonteRecurso: code('Fonte'),
    descricaoFonte: text('Fonte de Recursos'),
    categoria: text('Categoria', { termo: termos.ORDEM_CRONOLOGICA_DE_PAGAMENTOS }),
    liquidacoes: integer('Liquidações'),
    primeiroVencimento: date('Primeiro Vencimento'),
    valor: money('Valor', { termo: termos.VALOR_LIQUIDADO }),
    saldo: money('Saldo', { termo: termos.A_PAGAR }),
  },
  sql: 'agenda-categorias',
  file: { title: 'Agenda de pagamentos por fonte e categoria', totals: ['liquidacoes', 'valor', 'saldo'] },
})

export const CONTA_CALL = '/api/liquidacoes/agenda-previsao-pagamentos/conta'

/** The bank account a settlement is to be paid into; only its commitment if no account is known. */
export const CONTA = {
  empenhoExercicio: code('Empenho'),
  banco: text('Banco'),
  descricaoBanco: text('Nome do Banco'),
  agencia: text('Agência'),
  conta: text('Conta', { help: 'A de uma pessoa é publicada só com o final.' }),
} as const satisfies Readonly<Record<string, Field>>
