import { code, date, integer, money, text } from '@portal/kit/fields'
import { periodo } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { abrirEmpenho, camposDoEmpenho, linkPeloNome, porFornecedor } from './liquidacao-comum.ts'
import * as termos from '../termos/despesa.ts'

export const suprimentosFundos = defineList({
  title: 'Suprimentos de fundos',
  path: '/suprimentos-fundos',
  description:
    'Dinheiro entregue a um servidor para despesas pequenas ou urgentes, que depois presta contas do que gastou.',
  api: '/api/liquidacoes/suprimentos-fundos',
  key: ['exercicio', 'unidadeOrcamentaria', 'empenho', 'noPagamento'],
  fields: {
    ...camposDoEmpenho,
    empenhoExercicio: code('Empenho/Ano', { termo: termos.EMPENHO }),
    fornecedor: text('Fornecedor', { help: 'Quem recebeu o dinheiro e presta contas dele.' }),
    noPagamento: integer('Pagamento'),
    data: date('Data do Pagamento'),
    processo: text('Processo', { help: 'Número e ano do processo que autorizou a entrega do dinheiro.' }),
    valor: money('Valor', { help: 'O que foi entregue. Um valor negativo é um pagamento devolvido.' }),
  },
  filters: { ...porFornecedor, ...periodo('data') },
  columns: ['empenhoExercicio', 'data', 'processo', 'fornecedor', 'valor'],
  sort: { by: ['empenhoExercicio', 'data', 'fornecedor', 'valor'], initial: 'data desc' },
  rowName: ['empenhoExercicio', 'fornecedor'],
  card: { title: 'fornecedor', figures: ['valor'] },
  open: abrirEmpenho('pagamentos'),
  links: linkPeloNome,
  table: 'pagamento',
  empty: {
    filtered: 'Nenhum suprimento de fundos para o filtro escolhido.',
    unfiltered: 'Nenhum suprimento de fundos concedido no exercício para esta entidade.',
  },
})
