// Changes parameters, finding their numbers by the functions of the catalog that read them; test.ts restores them.
import type { Contexto } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { expect } from '@playwright/test'
import { askParametros } from './api.ts'
import { portal } from './cli.ts'

type Question = (parametros: Parametros) => unknown

/** Returns the number of the last parameter a function reads, given the values already known. */
export function numeroOf(question: Question, known: Readonly<Record<number, string>> = {}): number {
  let last: number | undefined
  question({
    get(numero) {
      last = numero
      return known[numero]
    },
  })
  if (last === undefined) throw new Error('the question looks at no parameter')
  return last
}

export async function writeParametro(contexto: Contexto, numero: number, valor: string | undefined): Promise<void> {
  const key = [
    '--entidade',
    String(contexto.entidade),
    '--exercicio',
    String(contexto.exercicio),
    '--numero',
    String(numero),
  ]
  await portal('parametros', ...(valor === undefined ? ['unset', ...key] : ['set', ...key, '--valor', valor]))
  await expect.poll(async () => (await askParametros(contexto)).get(numero)).toBe(valor)
}
