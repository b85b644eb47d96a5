// Tests taking down what should not have been published, while the portal serves: pages, search and files change at
// once, and the city can put it back.
import { execFileSync } from 'node:child_process'
import type { Row } from '@portal/kit/list'
import { apiURL, portalEnv, root } from '../environment.ts'
import { askPage, first, listAt } from '../support/api.ts'
import { expect, test } from '../support/test.ts'
import { PREFEITURA, visit } from '../support/visit.ts'
import { ALONE, expectTold } from '../support/writes.ts'

const empenhos = listAt('/empenhos')

/** Runs `portal retirar` and returns what it said. */
function retirar(...args: string[]): string {
  expectTold('portal retirar')
  const env = { ...process.env, ...portalEnv }
  return execFileSync(process.execPath, ['scripts/portal.mjs', 'retirar', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
}

const isNamedPerson = ({ nome, cnpjCpf }: Row): boolean =>
  String(cnpjCpf ?? '').includes('*') && /\S \S/.test(String(nome))

test(
  'a name taken down leaves pages, search and files at once, and comes back when undone',
  ALONE,
  async ({ page }) => {
    const asked = { size: 500, sort: 'nome,asc' }
    const row = first((await askPage(empenhos, PREFEITURA, asked)).content.filter(isNamedPerson), 'person')
    const nome = String(row.nome)
    const shown = async (): Promise<boolean[]> => {
      const address = `${empenhos.path}?empenhoInicial=${row.empenho}&empenhoFinal=${row.empenho}`
      await visit(page, address)
      const inList = (await page.getByRole('cell').getByText(nome).count()) > 0
      await visit(page, `/pesquisa?pesquisa=${encodeURIComponent(nome)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const inSearch = (await page.getByRole('main').getByRole('link', { name: nome }).count()) > 0
      const file = `${apiURL}${empenhos.api.report}?entidade=1&exercicio=2025&exportType=csv`
      return [inList, inSearch, (await (await page.request.get(file)).text()).includes(nome)]
    }
    expect(await shown()).toEqual([true, true, true])
    const said = retirar('nome', nome, '--quem', 'Encarregado de dados', '--motivo', 'Pedido do titular')
    const number = /Retirada (\d+):/.exec(said)?.[1] ?? ''
    // A process looks for newer data once a second.
    await expect.poll(shown).toEqual([false, false, false])
    expect(retirar('--lista')).toContain('Encarregado de dados: Pedido do titular')
    retirar('--desfazer', number)
    await expect.poll(shown).toEqual([true, true, true])
  },
)
