import { amount, code, date, documento, integer, money, text } from '@portal/kit/fields'
import { asOf, byDocumento, byInteger, checkbox, choice, contains } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { PAGO_DE_RESTOS, SALDO_DE_RESTOS } from '../figuras/despesa.ts'
import { empenhoDetalhe, linkDoFornecedor } from './rotas.ts'
import * as termos from '../termos/despesa.ts'

export const restosAPagar = defineList({
  title: 'Restos a pagar',
  path: '/restos-a-pagar',
  description:
    'Despesas de anos anteriores que chegaram a este ano sem pagamento: quanto era devido, o que se cancelou, ' +
    'pagou e ainda resta.',
  large: true,
  key: ['exercicioEmpenho', 'unidadeOrcamentaria', 'empenho'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    exercicioEmpenho: integer('Ano do Empenho'),
    unidadeOrcamentaria: code('Unidade Orçamentária'),
    empenho: integer('Número'),
    empenhoExercicio: code('Empenho', { termo: termos.EMPENHO, help: 'Feito em um ano anterior.' }),
    data: date('Data do Empenho'),
    fornecedor: integer('Código do Fornecedor'),
    nome: text('Fornecedor'),
    cnpjCpf: documento('CNPJ/CPF'),
    orgao: text('Código do Órgão'),
    descricaoOrgao: text('Órgão'),
    valorInscrito: money('Inscrito', { help: 'Tudo o que faltava pagar em 31 de dezembro do ano anterior.' }),
    inscritoProcessado: money('Processado', {
      help: 'Restos processados: em 31 de dezembro do ano anterior a entrega já estava conferida e só faltava pagar.',
    }),
    inscritoNaoProcessado: money('Não Processado', {
      help:
        'Restos não processados: em 31 de dezembro do ano anterior havia a reserva, mas a entrega ainda não ' +
        'estava conferida.',
    }),
    valorCancelado: money('Cancelado', { help: 'Parte anulada neste ano, até a data da posição: não será mais paga.' }),
    valorLiquidado: money('Liquidado', {
      termo: termos.VALOR_LIQUIDADO,
      help: 'O que se liquidou neste ano, até a data da posição.',
    }),
    valorPago: amount(PAGO_DE_RESTOS, { label: 'Pago', help: 'O que se pagou neste ano, até a data da posição.' }),
    saldoProcessado: money('Saldo Processado', { help: 'Já conferido e ainda não pago na data da posição.' }),
    saldoNaoProcessado: money('Saldo Não Processado', { help: 'Reservado e ainda não conferido na data da posição.' }),
    saldo: amount(SALDO_DE_RESTOS, {
      label: 'Saldo',
      help: 'O que ainda resta na data da posição: inscrito, menos cancelado, menos pago.',
    }),
  },
  filters: {
    nome: contains('nome', 'Nome do Fornecedor'),
    cnpjCpf: byDocumento('cnpjCpf'),
    orgao: choice('orgao', 'Órgão', { from: '/api/restos-a-pagar/orgaos', ids: 'code' }),
    exercicioEmpenho: choice('exercicioEmpenho', 'Ano do Empenho', { from: '/api/restos-a-pagar/exercicios' }),
    empenho: byInteger('empenho', 'Número do Empenho'),
    fornecedor: byInteger('fornecedor', 'Código do Fornecedor'),
    posicao: asOf('Posição em'),
    processados: checkbox('temProcessado', 'Somente processados'),
    naoProcessados: checkbox('temNaoProcessado', 'Somente não processados'),
    comSaldo: checkbox('temSaldo', 'Somente com saldo'),
  },
  columns: [
    'empenhoExercicio',
    'nome',
    'inscritoProcessado',
    'inscritoNaoProcessado',
    'valorCancelado',
    'valorLiquidado',
    'valorPago',
    'saldo',
  ],
  sort: {
    by: ['empenhoExercicio', 'data', 'nome', 'inscritoProcessado', 'inscritoNaoProcessado', 'valorInscrito'],
    initial: 'valorInscrito desc',
  },
  totals: [
    'valorInscrito',
    'inscritoProcessado',
    'inscritoNaoProcessado',
    'valorCancelado',
    'valorLiquidado',
    'saldoProcessado',
    'saldoNaoProcessado',
    'valorPago',
    'saldo',
  ],
  rowName: ['empenhoExercicio', 'nome'],
  card: { title: 'nome', figures: ['saldo', 'valorPago', 'valorCancelado'] },
  open: (row, { entidade }) =>
    empenhoDetalhe({
      entidade,
      exercicio: Number(row.exercicioEmpenho),
      empenho: Number(row.empenho),
      unidadeOrcamentaria: String(row.unidadeOrcamentaria),
    }),
  links: { nome: linkDoFornecedor('fornecedor', 'cnpjCpf') },
  table: 'pagamento',
})
