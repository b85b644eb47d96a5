// Typed links of the contracting screens, relative to the portal's base path.
import { APP_BASE, withQuery } from '@portal/kit/link'
import { recordLink } from '@portal/kit/record-link'

export const contratoDetalhe = recordLink('/contratos/detalhes', { contrato: 'integer' })
export const contratoCovidDetalhe = recordLink('/contratos-covid/detalhes', { contrato: 'integer' })
export const contratoDeObra = recordLink('/contratos/obra', { contrato: 'integer' })

export const aditivoDetalhe = recordLink('/aditivos/detalhes', { numero: 'integer', sequencia: 'integer' })

export const convenioDetalhe = recordLink('/convenios/detalhes', {
  id: 'integer',
  nrConvenio: 'integer',
  nrAnoConvenio: 'integer',
})

const DA_SUBVENCAO = { subvencao: 'integer', anoSubvencao: 'integer' } as const

export const subvencaoDetalhe = recordLink('/subvencao/detalhe', { ...DA_SUBVENCAO, idTipo: 'integer' })

export const subvencaoAditivoDetalhe = recordLink('/subvencoes/aditivo/detalhe', {
  ...DA_SUBVENCAO,
  numeroAditivo: 'integer',
  anoAditivo: 'integer',
})

export const subvencaoPrestacaoDetalhe = recordLink('/subvencoes/prestacao-contas/detalhe', {
  ...DA_SUBVENCAO,
  sequencia: 'integer',
})

/** The advance whose accounts prove a grant, by the number of the accounts. */
export const subvencaoAdiantamento = recordLink('/subvencao/adiantamento-detalhes', { prestacaoContas: 'integer' })

/** The same advance, by the settlement and the servant who received it. */
export const subvencaoAdiantamentoDoServidor = recordLink('/subvencao/adiantamento-detalhes', {
  empenho: 'integer',
  noLiquidacao: 'integer',
  unidadeOrcamentaria: 'text',
  matricula: 'integer',
})

export const obraDetalhe = recordLink('/obraspublicas/detalhes', {
  exercicioObra: 'integer',
  idOrdemServico: 'integer',
})
export const licitacaoDetalhe = recordLink('/licitacoes/detalhes', { tipoLicitacao: 'integer', licitacao: 'integer' })
export const licitacaoCovidDetalhe = recordLink('/licitacoes-covid/detalhes', {
  tipoLicitacao: 'integer',
  licitacao: 'integer',
})

/** Absolute addresses for e-mails; `portal` is the origin people know the portal by. */
export const licitacaoAddress = (portal: string, key: Parameters<typeof licitacaoDetalhe>[0]): string =>
  portal + APP_BASE + licitacaoDetalhe(key)
export const fimDoAvisoAddress = (portal: string, entidade: number, ficha: string): string =>
  portal + APP_BASE + withQuery('/licitacoes/deixar-de-acompanhar', { entidade, ficha })

const DO_VENCEDOR = {
  exercicioLicitacao: 'integer',
  tipoLicitacao: 'integer',
  licitacao: 'integer',
  pessoa: 'integer',
} as const

export const adjudicacaoDetalhe = recordLink('/adjudicacoes/detalhes', DO_VENCEDOR)
export const homologacaoDetalhe = recordLink('/homologacoes/detalhes', DO_VENCEDOR)

export const autorizacaoDetalhe = recordLink('/autorizacoes/detalhes', { numeroRequisicao: 'integer' })

export const participanteDetalhe = recordLink('/participantes-licitacao/detalhes', { pessoa: 'integer' })

const CONTROLE = /^([0-9A-Z]{14})-([12])-0*([0-9]+)\/([0-9]{4})$/
const PAGINA_NO_PNCP: Readonly<Record<string, string>> = { 1: 'editais', 2: 'contratos' }

/** Address of a bid or contract in the national portal (PNCP), from its control number there. */
export function noPncp(numero: string | undefined): string | undefined {
  const [, cnpj, kind = '', sequence, ano] = CONTROLE.exec(numero ?? '') ?? []
  return cnpj === undefined ? undefined : `https://pncp.gov.br/app/${PAGINA_NO_PNCP[kind]}/${cnpj}/${ano}/${sequence}`
}
