// What one file declares of a list reaches every place where the area's own lists are: the register, the menu, the
// notes and the tables.
import { expect, test } from 'vitest'
import { withFeatures, type Area, type Feature } from './area.ts'
import { conselho } from './atendimento/conselho.ts'
import { conselhos } from './atendimento/conselhos.ts'
import { MODULO } from './modulos.ts'
import { isTabela, moduloOf } from './tabelas.ts'

const feature: Feature = {
  tables: ['conselho'],
  list: conselhos,
  record: conselho,
  menu: { grupo: 'Cidadão', subtitulo: 'Quem decide', imagem: 'pessoas' },
  nota: '<p>Quem decide.</p>',
}

const area: Area = {
  id: 'atendimento',
  menu: [
    { titulo: 'Saúde', subtitulo: 'Filas', imagem: 'pessoas', paginas: [] },
    {
      titulo: 'Cidadão',
      subtitulo: 'Serviços',
      imagem: 'pessoas',
      paginas: [{ titulo: 'Alvarás', subtitulo: 'Quem tem', imagem: 'entidade', rota: '/alvara' }],
    },
  ],
}

test('a feature enters the lists, the records, the menu and the notes of its area', () => {
  const { lists, records, menu, notas } = withFeatures({ ...area, features: [feature] })
  expect([lists, records, notas]).toEqual([[conselhos], [conselho], { '/conselhos': '<p>Quem decide.</p>' }])
  expect(menu?.map(({ paginas }) => paginas.map(({ rota }) => rota))).toEqual([[], ['/alvara', '/conselhos']])
})

test('a feature without a record or a note brings none', () => {
  const { record: _record, nota: _nota, ...bare } = feature
  expect(withFeatures({ ...area, features: [bare] })).toMatchObject({ lists: [conselhos], records: [], notas: {} })
})

test('a page in a group the menu does not have is refused by name', () => {
  const astray: Feature = { ...feature, menu: { ...feature.menu, grupo: 'Cidade' } }
  const reason = '/conselhos is in no group of the menu: none is called Cidade'
  expect(() => withFeatures({ ...area, features: [astray] })).toThrow(reason)
})

test('a table is stamped by the system its area names', () => {
  expect(['obra', 'protocolo', 'empenho'].map(moduloOf)).toEqual([MODULO.obras, MODULO.protocolo, MODULO.financas])
  expect(isTabela('ainda_nao_existe')).toBe(false)
})
