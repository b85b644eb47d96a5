// Every parameter the catalog knows, by name, for whoever prints, sets or checks them.
import type { Gate, Parametro, Parametros } from '@portal/kit/parametros'
import { TEXTOS, type TextoDoParametro } from './parametros-textos.ts'
import * as declared from './parametros.ts'

export interface Nomeado extends Parametro, TextoDoParametro {
  readonly nome: string
}

const isGate = (value: unknown): value is Gate => typeof value === 'function' && 'parametro' in value
const isParametro = (value: unknown): value is Parametro =>
  typeof value === 'object' && value !== null && 'numero' in value

function textoDe({ numero }: Parametro): TextoDoParametro {
  const texto = TEXTOS[numero]
  if (!texto) throw new Error(`O parâmetro ${numero} não diz em parametros-textos.ts o que faz.`)
  return texto
}

const gates = Object.values<unknown>(declared).filter(isGate)

/** In the order of their numbers; one that only a gate asks about bears the name of the gate. */
export const PARAMETROS: readonly Nomeado[] = [
  ...new Map(
    Object.entries(declared)
      .flatMap(([nome, value]): [Parametro, Nomeado][] => {
        const parametro = isParametro(value) ? value : isGate(value) ? value.parametro : undefined
        return parametro ? [[parametro, { nome, ...parametro, ...textoDe(parametro) }]] : []
      })
      .toReversed(),
  ).values(),
].toSorted((a, b) => a.numero - b.numero)

function valuesThat(open: boolean): Parametros {
  const values = new Map(
    gates.flatMap((gate): [number, string][] => {
      const { numero = 0, valores = {} } = gate.parametro ?? {}
      const value = Object.keys(valores).find(
        (valor) => gate({ get: (asked) => (asked === numero ? valor : undefined) }) === open,
      )
      return value === undefined ? [] : [[numero, value]]
    }),
  )
  return { get: (numero) => values.get(numero) }
}

/** An entity that publishes everything: each parameter has a value that opens its gates. */
export const everythingOpen = valuesThat(true)

/** And one that publishes as little as it can. */
export const everythingClosed = valuesThat(false)
