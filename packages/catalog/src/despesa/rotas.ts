// Typed links of the expense screens, relative to the portal's base path.
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import { recordLink } from '@portal/kit/record-link'
import { API_BASE } from '../rotas.ts'
import type { AbaId } from './empenho.ts'

export interface EmpenhoKey {
  entidade: number
  exercicio: number
  empenho: number
  unidadeOrcamentaria?: string
}

export type EmpenhoTab = AbaId

/** The same number may exist in several budget units. */
const DA_UNIDADE = { unidadeOrcamentaria: 'text' } as const

export const EMPENHO_LINK = recordLink('/empenhos/detalhe', { empenho: 'integer' }, DA_UNIDADE)
export const EMPENHO_ITEM_LINK = recordLink(
  '/empenhos/item/detalhe',
  { empenho: 'integer', ordemItemEmpenho: 'integer' },
  DA_UNIDADE,
)

/** Returns the key of a commitment from a row or an address. */
export const empenhoKey = ({ entidade, exercicio, empenho, unidadeOrcamentaria }: Row): EmpenhoKey => ({
  entidade: Number(entidade),
  exercicio: Number(exercicio),
  empenho: Number(empenho),
  ...(unidadeOrcamentaria !== undefined && { unidadeOrcamentaria: String(unidadeOrcamentaria) }),
})

export const empenhoDetalhe = (
  { entidade, exercicio, empenho, unidadeOrcamentaria }: EmpenhoKey,
  active?: EmpenhoTab,
): string =>
  withQuery(EMPENHO_LINK.path, {
    search: `id.entidade==${entidade}`,
    entidade,
    exercicio,
    empenho,
    unidadeOrcamentaria,
    active,
  })

export const empenhoItemDetalhe = (
  { entidade, exercicio, empenho, unidadeOrcamentaria }: EmpenhoKey,
  ordemItemEmpenho: number,
): string => withQuery(EMPENHO_ITEM_LINK.path, { entidade, exercicio, empenho, unidadeOrcamentaria, ordemItemEmpenho })

/** Address of the commitment note as a PDF. */
export const notaEmpenho = ({ entidade, exercicio, empenho, unidadeOrcamentaria }: EmpenhoKey): string =>
  API_BASE +
  withQuery('/empenhos/nota-empenho', {
    search: `id.entidade==${entidade}`,
    entidade,
    exercicio,
    empenho,
    unidadeOrcamentaria,
  })

/** Address where anyone can check an electronic invoice by its key; without one, the visitor types it there. */
export const consultaNfe = (chaveAcesso: string | undefined): string =>
  withQuery('https://www.nfe.fazenda.gov.br/portal/consultaRecaptcha.aspx', {
    tipoConsulta: 'resumo',
    tipoConteudo: '7PhJ+gAVw2g=',
    nfe: chaveAcesso,
  })

const CNPJ_LENGTH = 14

export interface FornecedorKey {
  entidade: number
  fornecedor: number
  cnpjCpf?: string | undefined
  /** The year in which the page is opened; the current one by default. */
  exercicio?: number
}

/**
 * Returns the CNPJ of a supplier without punctuation; undefined for people, whose document never goes into an address,
 * and for suppliers without a document.
 */
export function cnpjDe(cnpjCpf: string | undefined): string | undefined {
  const clean = cleanDocumento(cnpjCpf ?? '')
  return clean.length === CNPJ_LENGTH ? clean : undefined
}

/** Address of the supplier's page: by CNPJ, or for people by the code of the entity. */
export function fornecedorPagina({ entidade, exercicio, fornecedor, cnpjCpf }: FornecedorKey): string {
  const cnpj = cnpjDe(cnpjCpf)
  return withQuery(cnpj === undefined ? `/fornecedores/codigo/${fornecedor}` : `/fornecedores/${cnpj}`, {
    entidade,
    exercicio,
  })
}

/** Address of the page of a company of which only the CNPJ is known. */
export const paginaDoCnpj = (entidade: number, cnpjCpf: Row[string]): string | undefined =>
  cnpjCpf !== undefined && cnpjDe(String(cnpjCpf))
    ? fornecedorPagina({ entidade, fornecedor: 0, cnpjCpf: String(cnpjCpf) })
    : undefined

/** Links a cell to the supplier of its row, given the fields with the code and the document. */
export const linkDoFornecedor =
  (codigo: string, documento: string) =>
  (row: Row, contexto: Contexto): string | undefined => {
    const [fornecedor, cnpjCpf] = [row[codigo], row[documento]]
    if (fornecedor === undefined && cnpjCpf === undefined) return undefined
    const entidade = Number(row['entidade'] ?? contexto.entidade)
    return fornecedorPagina({
      entidade,
      fornecedor: Number(fornecedor),
      cnpjCpf: cnpjCpf === undefined ? undefined : String(cnpjCpf),
    })
  }

/**
 * Clears the default dates: a commitment may be dated outside its own year, and the list must add up to the figure that
 * links to it.
 */
const EM_QUALQUER_DIA = '&dataInicial=&dataFinal='
const EM_QUALQUER_MES = '&mesInicialEmissao=&mesFinalEmissao='

export const empenhosDoFornecedor = (key: { entidade: number; exercicio: number; fornecedor: number }): string =>
  `${withQuery('/empenhos', key)}${EM_QUALQUER_DIA}`

/** Direct purchases of a supplier; also clears the months, by which one state filters. */
export const comprasDiretasDoFornecedor = (key: { entidade: number; exercicio: number; fornecedor: number }): string =>
  `${withQuery('/empenhos', { ...key, comprasDireta: true })}${EM_QUALQUER_DIA}${EM_QUALQUER_MES}`

/** Address of the suppliers that match a search. */
export const fornecedoresQue = (contexto: Contexto, asked: { nome?: string; cnpjCpf?: string }): string =>
  withQuery('/fornecedores', { ...contexto, ...asked })

/** Address of the commitments that match a search, whatever their date. */
export const empenhosQue = (
  contexto: Contexto,
  asked: { historico?: string; empenhoInicial?: string; empenhoFinal?: string },
): string => `${withQuery('/empenhos', { ...contexto, ...asked })}${EM_QUALQUER_DIA}`

export interface FornecedorNoAno {
  entidade: number
  exercicio: number
  /** The codes of the supplier in the entity. */
  codigos: readonly number[]
  cnpjCpf?: string | undefined
}

/** Filters by the entity's code; by CNPJ if the supplier was registered more than once. */
const filtroDoFornecedor = ({ entidade, exercicio, codigos, cnpjCpf }: FornecedorNoAno) => ({
  entidade,
  exercicio,
  ...(codigos.length === 1 ? { fornecedor: codigos[0] } : { cnpjCpf: cnpjDe(cnpjCpf) }),
})

/** Address of all commitments of a supplier in a year, whatever their date, so that the list adds up to the year. */
export const empenhosQueProvam = (key: FornecedorNoAno & { orgao?: string; aPagar?: boolean }): string =>
  `${withQuery('/empenhos', { ...filtroDoFornecedor(key), orgao: key.orgao, aPagar: key.aPagar })}${EM_QUALQUER_DIA}`

/** Address of everything paid to a supplier in a year, for commitments of any year. */
export const pagamentosQueProvam = (key: FornecedorNoAno): string =>
  `${withQuery('/liquidacoes/pagas', filtroDoFornecedor(key))}${EM_QUALQUER_DIA}`

export const restosDoFornecedor = (key: FornecedorNoAno): string =>
  withQuery('/restos-a-pagar', filtroDoFornecedor(key))

/** Address of the commitments with one code of a level, by the filter of that level. */
export const empenhosDoNivel = (filtro: string, codigo: string): string =>
  `${withQuery('/empenhos', { [filtro]: codigo })}${EM_QUALQUER_DIA}`

/** Address of the movements, in a period, of the commitments with one code of a level. */
export const movimentoDoNivel = (
  filtro: string,
  codigo: string,
  periodo: { dataInicial?: string; dataFinal?: string },
): string => withQuery('/movimento-empenhos', { ...periodo, [filtro]: codigo })

/**
 * Address of the commitments of one line of the budget, identified by its levels and source; undefined if a level is
 * missing, since no filter finds it.
 */
export function empenhosDaDotacao({
  orgao,
  unidade,
  funcao,
  subFuncao,
  programa,
  projeto,
  elemento,
  fonteRecurso,
}: Row): string | undefined {
  const niveis = { orgao, unidade, funcao, subFuncao, programa, projeto, elemento, fonteRecurso }
  return Object.values(niveis).includes(undefined) ? undefined : `${withQuery('/empenhos', niveis)}${EM_QUALQUER_DIA}`
}

export const diariaDetalhe = recordLink('/diarias/detalhes', {
  empenho: 'integer',
  noLiquidacao: 'integer',
  unidadeOrcamentaria: 'text',
})

/** The accounts of an advance, by their own number. */
export const adiantamentoDetalhe = recordLink('/adiantamento/detalhes', { prestacaoContas: 'integer' })

/** The same accounts, by the settlement and the servant who received it. */
export const PELO_SERVIDOR = recordLink('/adiantamento/detalhes', {
  empenho: 'integer',
  noLiquidacao: 'integer',
  unidadeOrcamentaria: 'text',
  matricula: 'integer',
})

export type AdiantamentoDoServidor = Parameters<typeof PELO_SERVIDOR>[0] & { permiteExcederPrestacaoContas: 'S' | 'N' }

export const adiantamentoDoServidor = ({ permiteExcederPrestacaoContas, ...key }: AdiantamentoDoServidor): string =>
  `${PELO_SERVIDOR(key)}&${new URLSearchParams({ permiteExcederPrestacaoContas })}`

export const ajudaCustoDetalhe = recordLink('/ajuda-custo/detalhes', { matricula: 'integer' })

export const notaExtraorcamentariaDetalhe = recordLink('/nota-extraorcamentaria/detalhe', {
  noExtraorcamentario: 'integer',
})
