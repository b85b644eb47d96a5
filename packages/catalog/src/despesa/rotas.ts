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

/** Numbers may repeat across budget units. */
const DA_UNIDADE = { unidadeOrcamentaria: 'text' } as const

export const EMPENHO_LINK = recordLink('/empenhos/detalhe', { empenho: 'integer' }, DA_UNIDADE)
export const EMPENHO_ITEM_LINK = recordLink(
  '/empenhos/item/detalhe',
  { empenho: 'integer', ordemItemEmpenho: 'integer' },
  DA_UNIDADE,
)

/** As a row or an address names it. */
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

/** The commitment note as a PDF. */
export const notaEmpenho = ({ entidade, exercicio, empenho, unidadeOrcamentaria }: EmpenhoKey): string =>
  API_BASE +
  withQuery('/empenhos/nota-empenho', {
    search: `id.entidade==${entidade}`,
    entidade,
    exercicio,
    empenho,
    unidadeOrcamentaria,
  })

/** Where anyone can check an electronic invoice by its key; without one, the visitor types it there. */
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
  /** The year it is seen from; the one in force where none is said. */
  exercicio?: number
}

/**
 * The CNPJ of a supplier, bare; undefined for people, whose document never goes into an address, and for those nobody
 * identified.
 */
export function cnpjDe(cnpjCpf: string | undefined): string | undefined {
  const clean = cleanDocumento(cnpjCpf ?? '')
  return clean.length === CNPJ_LENGTH ? clean : undefined
}

/** One page for each CNPJ; people are found by the code the entity gave them. */
export function fornecedorPagina({ entidade, exercicio, fornecedor, cnpjCpf }: FornecedorKey): string {
  const cnpj = cnpjDe(cnpjCpf)
  return withQuery(cnpj === undefined ? `/fornecedores/codigo/${fornecedor}` : `/fornecedores/${cnpj}`, {
    entidade,
    exercicio,
  })
}

/** The page of whoever has a CNPJ, where it is all that is known of them. */
export const paginaDoCnpj = (entidade: number, cnpjCpf: Row[string]): string | undefined =>
  cnpjCpf !== undefined && cnpjDe(String(cnpjCpf))
    ? fornecedorPagina({ entidade, fornecedor: 0, cnpjCpf: String(cnpjCpf) })
    : undefined

/** A cell that leads to the supplier of its row, by the fields that hold its code and document. */
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
 * Clears the usual dates: a commitment may be dated outside its own year, and the list must add up to the figure that
 * led to it.
 */
const EM_QUALQUER_DIA = '&dataInicial=&dataFinal='
const EM_QUALQUER_MES = '&mesInicialEmissao=&mesFinalEmissao='

export const empenhosDoFornecedor = (key: { entidade: number; exercicio: number; fornecedor: number }): string =>
  `${withQuery('/empenhos', key)}${EM_QUALQUER_DIA}`

/** Those of a supplier that were bought without bidding, which one state asks by month. */
export const comprasDiretasDoFornecedor = (key: { entidade: number; exercicio: number; fornecedor: number }): string =>
  `${withQuery('/empenhos', { ...key, comprasDireta: true })}${EM_QUALQUER_DIA}${EM_QUALQUER_MES}`

/** Suppliers by what was searched for. */
export const fornecedoresQue = (contexto: Contexto, asked: { nome?: string; cnpjCpf?: string }): string =>
  withQuery('/fornecedores', { ...contexto, ...asked })

/** Commitments by what was searched for, whatever their date. */
export const empenhosQue = (
  contexto: Contexto,
  asked: { historico?: string; empenhoInicial?: string; empenhoFinal?: string },
): string => `${withQuery('/empenhos', { ...contexto, ...asked })}${EM_QUALQUER_DIA}`

export interface FornecedorNoAno {
  entidade: number
  exercicio: number
  /** The codes the entity knows it by. */
  codigos: readonly number[]
  cnpjCpf?: string | undefined
}

/** By its code, which is the entity's own; by CNPJ where it was registered more than once. */
const filtroDoFornecedor = ({ entidade, exercicio, codigos, cnpjCpf }: FornecedorNoAno) => ({
  entidade,
  exercicio,
  ...(codigos.length === 1 ? { fornecedor: codigos[0] } : { cnpjCpf: cnpjDe(cnpjCpf) }),
})

/** Every commitment of a supplier in a year, whatever its date, so that the list adds up to the year. */
export const empenhosQueProvam = (key: FornecedorNoAno & { orgao?: string; aPagar?: boolean }): string =>
  `${withQuery('/empenhos', { ...filtroDoFornecedor(key), orgao: key.orgao, aPagar: key.aPagar })}${EM_QUALQUER_DIA}`

/** Everything paid to a supplier in a year, of whichever year the commitment is. */
export const pagamentosQueProvam = (key: FornecedorNoAno): string =>
  `${withQuery('/liquidacoes/pagas', filtroDoFornecedor(key))}${EM_QUALQUER_DIA}`

export const restosDoFornecedor = (key: FornecedorNoAno): string =>
  withQuery('/restos-a-pagar', filtroDoFornecedor(key))

/** The commitments of one code of a level, by the filter of that level. */
export const empenhosDoNivel = (filtro: string, codigo: string): string =>
  `${withQuery('/empenhos', { [filtro]: codigo })}${EM_QUALQUER_DIA}`

/** What happened in a period to the commitments of one code of a level. */
export const movimentoDoNivel = (
  filtro: string,
  codigo: string,
  periodo: { dataInicial?: string; dataFinal?: string },
): string => withQuery('/movimento-empenhos', { ...periodo, [filtro]: codigo })

/**
 * The commitments of one line of the budget, which its levels and its source name; none where a level is not informed,
 * as no filter finds it.
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

/** One accounting of an advance by its own number. */
export const adiantamentoDetalhe = recordLink('/adiantamento/detalhes', { prestacaoContas: 'integer' })

/** The same by the settlement and the servant who received it. */
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
