// Fields, filters and links shared by the lists of settlements and payments.
import { code, date, documento, integer, text } from '@portal/kit/fields'
import { byDocumento, byInteger, checkbox, contains, grouped, offScreen, periodoDoExercicio } from '@portal/kit/filters'
import type { Row } from '@portal/kit/list'
import { empenhoDetalhe, type EmpenhoTab, linkDoFornecedor } from './rotas.ts'
import * as termosContratacao from '../termos/contratacao.ts'
import * as termosDespesa from '../termos/despesa.ts'

export const camposDoEmpenho = {
  entidade: integer('Código da Entidade'),
  exercicio: integer('Exercício do Empenho'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Nº do Empenho'),
  empenhoExercicio: code('Empenho', { termo: termosDespesa.EMPENHO }),
  codigoFornecedor: integer('Código do Fornecedor'),
  fornecedor: text('Fornecedor'),
  cnpjCpf: documento('CNPJ/CPF'),
} as const

export const linkPeloNome = { fornecedor: linkDoFornecedor('codigoFornecedor', 'cnpjCpf') } as const

export const camposDaLicitacao = {
  tipoLicitacao: text('Tipo de Licitação', { termo: termosContratacao.MODALIDADE_DE_LICITACAO }),
  licitacao: text('Licitação', { termo: termosContratacao.LICITACAO }),
} as const

export const camposDaLiquidacao = {
  ...camposDoEmpenho,
  exercicioLiquidacao: integer('Exercício da Liquidação'),
  noLiquidacao: integer('Liquidação', { termo: termosDespesa.LIQUIDACAO }),
  ...camposDaLicitacao,
  notasFiscais: text('Nota Fiscal', { help: 'Os documentos que provam a entrega.' }),
  fonteRecurso: code('Fonte de Recurso', { termo: termosDespesa.FONTE_DE_RECURSOS }),
  ordemFonteRecurso: integer('Ordem', {
    termo: termosDespesa.ORDEM_CRONOLOGICA_DE_PAGAMENTOS,
    help: 'O lugar na fila da fonte de recurso, pela data da liquidação.',
  }),
  dataVencimento: date('Previsão', { help: 'Dia em que a entidade prevê pagar.' }),
} as const

export const porFornecedor = { cnpjCpf: byDocumento('cnpjCpf'), nome: contains('fornecedor', 'Nome') } as const
/** Old links spell the parameter of the document this way. */
const porFornecedorDoLink = { ...porFornecedor, cnpjCpf: { ...porFornecedor.cnpjCpf, alias: 'cnphCpf' } } as const
export const porNotaFiscal = { notaFiscal: contains('notasFiscais', 'Nota Fiscal') } as const
export const porEmpenho = { empenho: byInteger('empenho', 'Empenho') } as const
export const porAnoDoEmpenho = { empenhoExercicio: byInteger('exercicio', 'Ano do Empenho') } as const

/** Origin of the payment: a year pays commitments of its own and unpaid ones of earlier years. */
export const porOrigem = {
  isPorExercicio: checkbox('doExercicio', 'Somente Empenhos do Exercício'),
  isPendentes: checkbox('deRestos', 'Somente Empenhos de Restos'),
} as const

/** Filters by the code of the supplier, which identifies a person in an address, where a CPF never goes. */
const porCodigoDoFornecedor = grouped('Mais filtros', {
  fornecedor: { ...byInteger('codigoFornecedor', 'Código do Fornecedor'), ofEntity: true },
})

/** Only for clients of the API; visitors have separate pages. */
const porCovid = offScreen({ isCovid: checkbox('covid', 'Somente combate à COVID-19') })

/** The same filters for what is to be paid and what was paid, since they are kept when the tab changes. */
export const painelDasLiquidacoes = {
  ...porFornecedorDoLink,
  ...porNotaFiscal,
  ...porEmpenho,
  ...periodoDoExercicio('data'),
  ...porOrigem,
  ...porCodigoDoFornecedor,
  ...porCovid,
} as const

export const abrirEmpenho =
  (aba: EmpenhoTab) =>
  ({ entidade, exercicio, empenho, unidadeOrcamentaria }: Row): string =>
    empenhoDetalhe(
      {
        entidade: Number(entidade),
        exercicio: Number(exercicio),
        empenho: Number(empenho),
        unidadeOrcamentaria: String(unidadeOrcamentaria),
      },
      aba,
    )
