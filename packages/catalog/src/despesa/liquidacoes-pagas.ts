import { amount, date, integer, money } from '@portal/kit/fields'
import { pagoIncluiRetido } from '../parametros.ts'
import { defineList } from './define.ts'
import { PAGO_NO_ANO } from '../figuras/despesa.ts'
import { abrirEmpenho, camposDaLiquidacao, linkPeloNome, painelDasLiquidacoes } from './liquidacao-comum.ts'
import * as termos from '../termos/despesa.ts'

export const liquidacoesPagas = defineList({
  title: 'Liquidações pagas',
  path: '/liquidacoes/pagas',
  description: 'Cada pagamento feito no ano: a quem, por qual entrega e de qual empenho.',
  large: true,
  key: ['entidade', 'exercicio', 'unidadeOrcamentaria', 'empenho', 'noPagamento'],
  fields: {
    ...camposDaLiquidacao,
    exercicioPagamento: integer('Exercício do Pagamento'),
    noPagamento: integer('Pagamento'),
    data: date('Data', { help: 'Dia do pagamento. Um valor negativo é um pagamento devolvido.' }),
    valor: money('Valor', { help: 'O que saiu do caixa para o fornecedor, sem o que foi retido.' }),
    valorRetido: money('Retido ao pagar', {
      termo: termos.RETENCAO,
      help: 'O que dos pagamentos foi descontado do credor, para impostos e previdência.',
    }),
    valorParametro: amount(PAGO_NO_ANO, { label: 'Valor Pago', when: pagoIncluiRetido }),
    saldo: money('Saldo da Liquidação', { help: 'O que ainda falta pagar da mesma entrega.' }),
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
    'valorParametro',
  ],
  sort: { by: ['empenhoExercicio', 'data', 'fornecedor', 'valor', 'valorParametro'], initial: 'data desc' },
  totals: ['valor', 'valorRetido', 'valorParametro'],
  rowName: ['empenhoExercicio', 'noLiquidacao', 'fornecedor'],
  card: { title: 'fornecedor', figures: ['valor'] },
  open: abrirEmpenho('pagamentos'),
  links: linkPeloNome,
  table: 'pagamento',
})
