// The only file where parameter numbers are written. Everything else asks a named gate.
import type { Gate, Parametros } from '@portal/kit/parametros'

const isOn =
  (numero: number): Gate =>
  (parametros) =>
    parametros.get(numero) === 'S'

export const abaAnulacoes = isOn(16)
export const abaLiquidacoes = isOn(17)
export const abaPagamentos = isOn(18)
export const abaItens = isOn(19)
export const abaDocumentos = isOn(20)
export const perguntasFrequentes = isOn(44)
/** Whether an accounting of an advance may exceed it. */
export const permiteExcederPrestacaoContas = isOn(59)
/** The stage between delivery and settlement: a tab of the commitment and a column of the tree. */
export const emLiquidacao = isOn(94)
export const escondeProvedor = isOn(101)
export const adotaCartaoCorporativo = isOn(102)
export const mostraSecretaria = isOn(106)
export const mostraCargoEMatricula = isOn(107)
/** Also open where nobody has set it. */
export const mostraValorUnitario: Gate = (parametros) => (parametros.get(212) ?? 'S') === 'S'
export const mostraGastosTotais = isOn(215)
/** Paid lists show what was paid together with what was retained. */
export const pagoIncluiRetido = isOn(219)
/** Commitments of every entity in one list. */
export const empenhosDeTodasAsEntidades = isOn(220)
export const covidDeTodasAsEntidades = isOn(226)

/** Whether a request may be made without saying who makes it; open where nobody has set it. */
export const permiteAnonimo: Gate = (parametros) => (parametros.get(105) ?? 'S') === 'S'

/** The entity that receives the requests of this one, when it is another. */
export function entidadeDoProtocolo(parametros: Parametros): number | undefined {
  const valor = Number(parametros.get(78))
  return Number.isSafeInteger(valor) && valor > 0 ? valor : undefined
}

export type EsicButton = { opens: 'nothing' } | { opens: 'contato' } | { opens: 'solicitacao' } | { opens: 'link'; href: string }

/** What the e-SIC button of the header does. */
export function esicButton(parametros: Parametros): EsicButton {
  switch (parametros.get(55) ?? '2') {
    case '0':
      return { opens: 'nothing' }
    case '1':
      return { opens: 'contato' }
    case '3': {
      const href = parametros.get(96)
      return href ? { opens: 'link', href } : { opens: 'nothing' }
    }
    default:
      return { opens: 'solicitacao' }
  }
}

/** The page with what the panel of the button shows. */
export const esicPage = ({ opens }: EsicButton): string => (opens === 'contato' ? '/contato' : '/esicSolicitacao')
