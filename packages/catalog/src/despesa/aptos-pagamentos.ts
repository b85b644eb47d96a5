import { amount, date, money } from '@portal/kit/fields'
import { choice, offScreen, periodoDoExercicio } from '@portal/kit/filters'
import { texts } from '@portal/kit/texts'
import { defineList } from './define.ts'
import { A_PAGAR_DO_CONFERIDO } from '../figuras/despesa.ts'
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

export const aptosPagamentos = defineList({
  title: 'Aptos a pagamento',
  path: '/aptos-pagamentos',
  description: 'A fila de pagamento: entregas conferidas que esperam a vez, na ordem de cada fonte de recurso.',
  large: true,
  api: '/api/liquidacoes/aptos-pagamentos',
  key: ['exercicio', 'unidadeOrcamentaria', 'empenho', 'noLiquidacao'],
  fields: {
    ...camposDaLiquidacao,
    data: date('Data', { help: 'Dia em que a entrega foi conferida e aceita; ele decide o lugar na fila.' }),
    valor: money('Valor', { termo: termos.VALOR_LIQUIDADO }),
    saldo: amount(A_PAGAR_DO_CONFERIDO, { label: 'Saldo' }),
  },
  filters: {
    ...porFornecedor,
    ...porNotaFiscal,
    fonteRecurso: choice('codigoFonte', 'Fonte de Recurso', { from: '/api/programatica/fonteRecurso', ids: 'code' }),
    ...periodoDoExercicio('data'),
    ...offScreen({ ...porEmpenho, ...porAnoDoEmpenho, ...porOrigem }),
  },
  columns: [
    'ordemFonteRecurso',
    'fonteRecurso',
    'data',
    'empenhoExercicio',
    'noLiquidacao',
    'fornecedor',
    'tipoLicitacao',
    'licitacao',
    'notasFiscais',
    'valor',
    'saldo',
  ],
  sort: {
    by: ['ordemFonteRecurso', 'data', 'empenhoExercicio', 'fornecedor', 'valor', 'saldo'],
    initial: 'ordemFonteRecurso asc',
  },
  rowName: ['empenhoExercicio', 'noLiquidacao', 'fornecedor'],
  card: { title: 'fornecedor', figures: ['saldo'] },
  open: abrirEmpenho('liquidacoes'),
  links: linkPeloNome,
  table: 'liquidacao',
  empty: { filtered: texts.semPendenciasNoFiltro, unfiltered: texts.semPendencias },
})
