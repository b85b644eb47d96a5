// Tests that a page put together from several statements is of one state of the data, or is read again.
import { contratos } from '@portal/catalog/contratacao/contratos'
import { parametrosFrom } from '@portal/kit/parametros'
import { expect, it } from 'vitest'
import type { Runner } from '@portal/db/pool'
import type { Statement } from './binds.ts'
import { loadListSource } from './source.ts'
import type { Scope } from './scope.ts'
import { openView } from './view.ts'
import { CountCache } from './count-cache.ts'
import { readPage } from './read.ts'

const view = openView(contratos, loadListSource(contratos), parametrosFrom({}))
const scope: Scope = {
  view,
  contexto: { entidade: 1, exercicio: 2026 },
  filters: { nome: { value: 'comercio', typed: 'comercio' } },
}

type Step = 'count' | 'keys' | 'rows'

const stepOf = ({ text }: Statement): Step =>
  text.includes(' as keys') ? 'keys' : text.includes(' as content') ? 'rows' : 'count'

/** A fake database whose data have the version that `versionAt` returns for each step. */
function changing(versionAt: (step: Step, time: number) => string): { runner: Runner; asked: Step[] } {
  const asked: Step[] = []
  const query = async (statement: Statement): Promise<{ rows: object[] }> => {
    const step = stepOf(statement)
    asked.push(step)
    const versao = versionAt(step, asked.filter((each) => each === step).length)
    const told: Record<Step, object> = {
      keys: { rows: 1, keys: view.list.key.map(() => '{1}'), types: view.list.key.map(() => 'integer[]') },
      rows: { rows: 1, content: `[{"versao":"${versao}"}]` },
      count: { count: '1' },
    }
    return { rows: [{ ...told[step], versao }] }
  }
  return { runner: { query } as unknown as Runner, asked }
}

const read = async (runner: Runner): Promise<{ content: { versao: string }[] }> =>
  JSON.parse(
    String(await readPage(runner, new CountCache(), 'x', scope, { page: 0, size: 20, sort: view.initialSort })),
  ) as never

it('finds the keys of a filter, reads their rows and counts them, once each while nothing changes', async () => {
  const { runner, asked } = changing(() => '1')
  expect((await read(runner)).content).toEqual([{ versao: '1' }])
  expect(asked.toSorted()).toEqual(['count', 'keys', 'rows'])
})

it('reads everything again if the data changed between keys and rows', async () => {
  const { runner, asked } = changing((step, time) => (step === 'keys' && time === 1 ? '1' : '2'))
  expect((await read(runner)).content).toEqual([{ versao: '2' }])
  expect(asked.filter((step) => step === 'keys')).toHaveLength(2)
})

it('returns 503 with retry-after if the data keep changing', async () => {
  const { runner } = changing((step, time) => `${step} ${time}`)
  await expect(read(runner)).rejects.toMatchObject({ status: 503 })
})
