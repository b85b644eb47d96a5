// Tests laws and acts: their list, links in both directions, and their text at every address clients build.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { MANUAL, MANUAL_TEXT } from '../../testing/samples/portal.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
  await portal.database.pool.query(
    `insert into anexo (entidade, origem, chave, ordem, arquivo) values (${ENTIDADE}, 'lei_ato', '2', 1, ${MANUAL})`,
  )
})
afterAll(() => portal.close())

const contexto = `entidade=${ENTIDADE}&exercicio=${EXERCICIO}`
const leis = async (query: string) =>
  (await portal.get(`/api/leisatos?${contexto}&size=100&${query}`)).json<{
    totalElements: number
    content: Record<string, unknown>[]
  }>()

describe('the list', () => {
  it('is of every year and kind, unless one is requested', async () => {
    const all = await leis('')
    expect(new Set(all.content.map(({ ano }) => ano)).size).toBe(4)
    expect((await leis('subAbaLeiAtos=geral')).totalElements).toBe(all.totalElements)
    const each = await Promise.all(['pessoal', 'despesa', 'receita'].map((aba) => leis(`subAbaLeiAtos=${aba}`)))
    for (const { totalElements } of each) expect(totalElements).toBeGreaterThan(0)
    expect(each.reduce((sum, { totalElements }) => sum + totalElements, 0)).toBeLessThan(all.totalElements)
    expect((await leis('isCovid=S')).content.every(({ isCovid }) => isCovid === 'S')).toBe(true)
  })

  it('refuses a kind that does not exist', async () => {
    expect((await portal.get(`/api/leisatos?${contexto}&subAbaLeiAtos=nada`)).statusCode).toBe(400)
  })
})

describe('one law', () => {
  it('has the acts it cites and those that cite it, its files and where it was published', async () => {
    const lei = (await portal.get(`/api/leisatos/detalhes/?${contexto}&id=1`)).json()
    expect(
      lei.leisVinculadas.map(({ idLeiVinculada, relacao }: Record<string, unknown>) => [idLeiVinculada, relacao]),
    ).toEqual(
      expect.arrayContaining([
        [2, 'Alterada por'],
        [3, 'Revogada por'],
        [4, 'Cita'],
      ]),
    )
    expect(lei.arquivos).toMatchObject([{ idArquivo: 7 }])
    expect(lei.veiculosPublicacao).toMatchObject([{ numeroEdicao: 1, anoEdicao: EXERCICIO }])
    expect(lei).toMatchObject({ id: 1, idArquivo: 7, tabela: 'LEI_ATO', sistema: 1 })
  })

  it('is found only when every part of its key is right', async () => {
    const { ano, tipo, natureza } = (await portal.get(`/api/leisatos/detalhes?${contexto}&id=1`)).json()
    const named = `${contexto}&id=1&ano=${ano}&tipo=${tipo}&sistema=1&natureza=${natureza}`
    expect((await portal.get(`/api/leisatos/detalhes?${named}`)).statusCode).toBe(200)
    const missing = await portal.get(`/api/leisatos/detalhes?${contexto}&id=1&ano=1999`)
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'Nenhum detalhe a ser exibido'])
    expect(
      (await portal.get(`/api/leisatos/detalhes?entidade=${OUTRA_ENTIDADE}&exercicio=${EXERCICIO}&id=1`)).statusCode,
    ).toBe(404)
    expect((await portal.get(`/api/leisatos/detalhes?${contexto}`)).json().violations).toMatchObject([{ field: 'id' }])
  })
})

describe('its text', () => {
  it('is served at its address, with and without the kind of document', async () => {
    const { ano, tipo, natureza } = (await portal.get(`/api/leisatos/detalhes?${contexto}&id=2`)).json()
    const address = (rest: string): string => `/api/files/legislacao/2/${MANUAL}/${rest}`
    for (const rest of [`${ano}/${natureza}/LEI_ATO`, `${ano}/${natureza}/${tipo}/LEI_ATO`]) {
      expect((await portal.get(address(rest))).body, rest).toBe(MANUAL_TEXT)
    }
    for (const rest of [
      `1999/${natureza}/LEI_ATO`,
      `${ano}/99/LEI_ATO`,
      `${ano}/${natureza}/99/LEI_ATO`,
      `${ano}/${natureza}/OUTRA`,
    ]) {
      expect((await portal.get(address(rest))).statusCode, rest).toBe(404)
    }
    expect((await portal.get(address('x/1/LEI_ATO'))).statusCode).toBe(400)
    expect((await portal.get(`/api/files/legislacao/1/${MANUAL}/${ano}/${natureza}/LEI_ATO`)).statusCode).toBe(404)
  })
})
