// Base of every browser test: fails on uncaught errors and on writes of untagged tests, and restores changed
// parameters.
import { expect, test as base } from '@playwright/test'
import type { Contexto } from '@portal/kit/list'
import { askParametros } from './api.ts'
import { writeParametro } from './parametros.ts'
import { expectTold } from './writes.ts'

interface Fixtures {
  setParametro: (contexto: Contexto, numero: number, valor: string) => Promise<void>
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    const uncaught: Error[] = []
    const written: string[] = []
    page.on('pageerror', (error) => uncaught.push(error))
    page.on('request', (request) => {
      if (request.method() !== 'GET') written.push(`${request.method()} ${request.url()}`)
    })
    await use(page)
    expect(uncaught).toEqual([])
    for (const each of written) expectTold(each)
  },
  setParametro: async ({ browserName: _any }, use) => {
    const undo = new Map<string, () => Promise<void>>()
    await use(async (contexto, numero, valor) => {
      const before = (await askParametros(contexto)).get(numero)
      const key = [contexto.entidade, contexto.exercicio, numero].join('/')
      if (!undo.has(key)) undo.set(key, () => writeParametro(contexto, numero, before))
      await writeParametro(contexto, numero, valor)
    })
    for (const restore of undo.values()) await restore()
  },
})

export { expect } from '@playwright/test'
