import type { Grupo, Publicacao, Subgrupo } from '@portal/catalog/legislacao/publicacoes'
import { expect, test } from 'vitest'
import { filesIn, narrowed } from './narrowed.ts'

const file = (id: number, valor: string): Publicacao => ({ id, valor, entidade: 1, exercicio: 2026 })
const subgrupo = (id: number, valor: string, list: Publicacao[]): Subgrupo => ({
  id,
  valor,
  list,
  subGrupoRelatorio: { id, valor },
  entidade: 1,
  exercicio: 2026,
  mostraWeb: 'S',
})
const grupo = (id: number, valor: string, list: Subgrupo[]): Grupo => ({
  id,
  valor,
  list,
  mostraWeb: 'S',
  filtrarPorExercicio: 'S',
})

const tree = [
  grupo(1, 'Execução Orçamentária', [
    subgrupo(20, 'Saúde', [file(1, '1º Bimestre'), file(2, '2º Bimestre')]),
    subgrupo(16, 'Ensino', [file(3, '1º Bimestre')]),
  ]),
  grupo(2, 'Gestão Fiscal', [subgrupo(24, 'Pessoal', [])]),
]
const shape = (typed: string): unknown =>
  narrowed(tree, typed).map(({ id, list }) => [id, list.map((each) => [each.id, each.list.map((one) => one.id)])])

test('keeps only branches with the words in their name or in those above', () => {
  expect(shape('  ')).toEqual([
    [
      1,
      [
        [20, [1, 2]],
        [16, [3]],
      ],
    ],
    [2, [[24, []]]],
  ])
  expect(shape('execucao')).toEqual([
    [
      1,
      [
        [20, [1, 2]],
        [16, [3]],
      ],
    ],
  ])
  expect(shape('SAUDE')).toEqual([[1, [[20, [1, 2]]]]])
  expect(shape('2º bimestres')).toEqual([[1, [[20, [2]]]]])
  expect(shape('bimestre de saúde')).toEqual([[1, [[20, [1, 2]]]]])
  expect(shape('pessoal')).toEqual([[2, [[24, []]]]])
  expect(shape('nada')).toEqual([])
})

test('counts the files of every branch', () => {
  expect(filesIn(tree)).toBe(3)
})
