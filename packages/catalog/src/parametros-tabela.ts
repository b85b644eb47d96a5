// Lists every parameter of the catalog by name, for whoever prints, sets or checks them.
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

/** All parameters in the order of their numbers; one used only by a gate has the name of the gate. */
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

/** Values of an entity that publishes everything: each opens the gates of its parameter. */
export const everythingOpen = valuesThat(true)

/** Values of an entity that publishes as little as possible. */
export const everythingClosed = valuesThat(false)
