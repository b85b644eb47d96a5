import { amount, date, money } from '@portal/kit/fields'
import { defineList } from './define.ts'
import { A_PAGAR_DO_CONFERIDO } from '../figuras/despesa.ts'
import { abrirEmpenho, camposDaLiquidacao, linkPeloNome, painelDasLiquidacoes } from './liquidacao-comum.ts'
import * as termos from '../termos/despesa.ts'

export const liquidacoesPagar = defineList({
  title: 'Liquidações a pagar',
  path: '/liquidacoes/pagar',
  description: 'O que a entidade já recebeu e conferiu, e ainda não pagou por inteiro.',
  large: true,
  key: ['entidade', 'exercicio', 'unidadeOrcamentaria', 'empenho', 'noLiquidacao'],
  fields: {
    ...camposDaLiquidacao,
    data: date('Data', { help: 'Dia em que a entrega foi conferida e aceita.' }),
    valor: money('Valor', { termo: termos.VALOR_LIQUIDADO }),
    saldo: amount(A_PAGAR_DO_CONFERIDO, { label: 'Saldo' }),
  },
  filters: painelDasLiquidacoes,
  columns: [
    'empenhoExercicio',
    'data',
    'noLiquidacao',
    'fornecedor',
    'tipoLicitacao',
    'licitacao',
    'notasFiscais',
    'fonteRecurso',
    'valor',
    'saldo',
  ],
  sort: { by: ['empenhoExercicio', 'data', 'fornecedor', 'valor', 'saldo'], initial: 'data desc' },
  rowName: ['empenhoExercicio', 'noLiquidacao', 'fornecedor'],
  card: { title: 'fornecedor', figures: ['saldo'] },
  open: abrirEmpenho('liquidacoes'),
  links: linkPeloNome,
  table: 'liquidacao',
})
