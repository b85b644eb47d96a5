// Tests publications as a tree: groups, subgroups and files, of one year or of all, whole or by numbers in the path.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Grupo } from '@portal/catalog/legislacao/publicacoes'
import { ENTIDADE, EXERCICIO, OUTRA_ENTIDADE } from '../../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openTestPortal()
})
afterAll(() => portal.close())

const ask = (path: string, entidade = ENTIDADE, exercicio = EXERCICIO) =>
  portal.get(`/api/publicacoes${path}?entidade=${entidade}&exercicio=${exercicio}`)
const tree = async (path: string, ...contexto: number[]): Promise<Grupo[]> =>
  (await ask(path, ...contexto)).json<Grupo[]>()
const shape = (grupos: readonly Grupo[]) =>
  grupos.map(({ id, list }) => [id, list.map((each) => [each.subGrupoRelatorio.id, each.list.map((file) => file.id)])])

it('nests files in subgroups in groups, in order, and keeps subgroups without files', async () => {
  expect(shape(await tree(''))).toEqual([
    [
      1,
      [
        [16, []],
        [20, [1]],
      ],
    ],
    [3, [[20, [3]]]],
  ])
})

it('shows the year requested, except for groups that show all', async () => {
  expect(shape(await tree('', ENTIDADE, EXERCICIO - 1))).toEqual([
    [
      1,
      [
        [16, []],
        [20, [2]],
      ],
    ],
    [3, [[20, [3]]]],
  ])
  expect(await tree('', OUTRA_ENTIDADE)).toEqual([])
})

it('returns one group, as an array of one, and one subgroup of it', async () => {
  const [grupo, ...rest] = await tree('/1')
  expect([grupo?.id, rest]).toEqual([1, []])
  expect(grupo).toMatchObject({ mostraWeb: 'S', filtrarPorExercicio: 'S', valor: 'Execução Orçamentária' })
  expect(shape(await tree('/1/20'))).toEqual([[1, [[20, [1]]]]])
  expect(await tree('/1/99')).toEqual([])
  expect(await tree('/77')).toEqual([])
})

it('returns a file with its masked text, or its address, as clients read it', async () => {
  const [grupo] = await tree('/1/20')
  const [subgrupo] = grupo?.list ?? []
  expect(subgrupo).toMatchObject({ id: 20, entidade: ENTIDADE, exercicio: EXERCICIO, mostraWeb: 'S', valor: 'Saúde' })
  expect(subgrupo?.list).toMatchObject([
    {
      id: 1,
      idArquivo: 7,
      nomeArquivo: 'relatório de viagem.pdf',
      tamanhoArquivo: 1234,
      tipoPeriodo: 2,
      valor: '1º Bimestre',
      entidade: ENTIDADE,
      exercicio: EXERCICIO,
      resumo: 'De João, CPF ***.654.321-**.',
      dataArquivo: expect.any(String),
    },
  ])
  const [contas] = (await tree('/3'))[0]?.list[0]?.list ?? []
  expect(contas).toMatchObject({ link: 'https://contas.example.org' })
  expect(contas).not.toHaveProperty('idArquivo')
})

it('refuses a group that is not a number', async () => {
  expect((await ask('/x')).json().violations).toMatchObject([{ field: 'grupo' }])
  expect((await ask('/1/-2')).statusCode).toBe(400)
})
