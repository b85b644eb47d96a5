// The only file where parameter numbers are written. Everything else asks a named gate.
import type { Gate, Parametros } from '@portal/kit/parametros'

const isOn =
  (numero: number): Gate =>
  (parametros) =>
    parametros.get(numero) === 'S'

export const perguntasFrequentes = isOn(44)
export const escondeProvedor = isOn(101)
export const mostraSecretaria = isOn(106)
export const mostraCargoEMatricula = isOn(107)
/** Also open where nobody has set it. */
export const mostraValorUnitario: Gate = (parametros) => (parametros.get(212) ?? 'S') === 'S'
export const mostraGastosTotais = isOn(215)

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
