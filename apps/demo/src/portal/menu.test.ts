import { expect, test } from 'vitest'
import { ENTITIES } from '../cidade/cidade.ts'
import { menuRows } from './menu.ts'

const pagesOf = (tipo: string) =>
  ENTITIES.filter((entity) => entity.tipo === tipo).flatMap((entity) => [...menuRows(entity, 2026)])

test('the menu has the services of an entity, and no group without pages', () => {
  const rotas = (tipo: string) => pagesOf(tipo).map(({ rota }) => rota)
  expect(rotas('E')).toEqual(
    expect.arrayContaining(['/alvara', '/conselhos', '/fila-espera-atendimento', '/carta-servicos']),
  )
  expect(rotas('L')).toContain('/audiencias-publicas')
  expect(rotas('L')).not.toEqual(expect.arrayContaining(['/alvara']))
  expect(pagesOf('L').map(({ titulo }) => titulo)).not.toContain('Saúde')
  expect(rotas('D')).toContain('/escalas-profissionais')
  expect(rotas('D')).not.toContain('/fila-espera-atendimento')
  expect(rotas('A')).toContain('/carta-servicos')
  for (const closed of ['/alvara', '/audiencias-publicas', '/fila-espera-atendimento'])
    expect(rotas('A')).not.toContain(closed)
})
