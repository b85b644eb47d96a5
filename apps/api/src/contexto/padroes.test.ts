// Tests that a city that has loaded only its facts still has a menu, notes and open sections.
import { expect, test } from 'vitest'
import { mostraGastosDosVeiculos } from '@portal/catalog/parametros'
import { buildSnapshot, type Rows } from './snapshot.ts'

const entidade: Rows['entidades'][number] = {
  id: 1,
  nome: 'Prefeitura',
  cnpj: '11222333000181',
  entidadePrincipal: 'S',
  tipo: 'E',
  registrado: 'S',
  habilitadoPortal: 'S',
}
const BARE: Rows = {
  entidades: [entidade],
  exercicios: [2025, 2026].map((exercicio) => ({
    entidade: 1,
    exercicio,
    aberto: true,
    fechado: false,
    anoBasePPA: 2026,
  })),
  configuracoes: [],
  versoes: {},
  parametros: [],
  menu: [],
  notas: [],
  notificacoes: [],
  contatos: [],
  glossario: [],
  textosAtendimento: [],
  sicFisico: [],
  responsaveisLai: [],
  tabelas: [
    [1, 2026, 'empenho'],
    [1, 2025, 'veiculo'],
  ],
}
const PULSE = {
  manutencao: false,
  demonstracao: false,
  amostra: false,
  liberacao: { versao: '1.0.0', lidaDesde: '1.0.0' },
  cargas: [],
  contexto: {},
  marca: 1,
}
const routesIn = (rows: Rows, key: string): string[] =>
  (buildSnapshot(rows, PULSE).menus.get(key) ?? []).flatMap(({ subMenu }) => subMenu.map(({ route = '' }) => route))

test('the standard menu has the pages with data, by year or by entity, and the contact pages', () => {
  const routes = routesIn(BARE, '1/2026')
  expect(routes).toEqual(expect.arrayContaining(['/empenhos', '/despesa-detalhada', '/veiculos', '/esic', '/contato']))
  expect(routes).not.toContain('/diarias')
  expect(routesIn(BARE, '1/2025')).not.toContain('/empenhos')
})

test('a menu of the entity replaces it', () => {
  const own = [{ entidade: 1, exercicio: 2026, id: 1, title: 'Só isto', subtitle: '' }]
  expect(buildSnapshot({ ...BARE, menu: own }, PULSE).menus.get('1/2026')).toMatchObject([
    { title: 'Só isto', subMenu: [] },
  ])
  expect(routesIn({ ...BARE, menu: own }, '1/2025')).toContain('/veiculos')
})

test('the standard notes apply page by page, until the entity writes its own', () => {
  const notes = (rows: Rows) => buildSnapshot(rows, PULSE).notas.get(1) ?? []
  expect(notes(BARE).find(({ rota }) => rota === '/veiculos')?.notaExplicativa).toContain('A lista mostra os veículos')
  const own = notes({ ...BARE, notas: [{ entidade: 1, id: 4, rota: '/veiculos', notaExplicativa: 'Nossa frota.' }] })
  expect(own.filter(({ rota }) => rota === '/veiculos')).toEqual([
    { id: 4, rota: '/veiculos', notaExplicativa: 'Nossa frota.' },
  ])
  expect(own.length).toBe(notes(BARE).length)
})

test('unset parameters are open', () => {
  const contexto = buildSnapshot(BARE, PULSE).contextos.get('1/2026')
  expect(contexto && mostraGastosDosVeiculos(contexto.parametros)).toBe(true)
})

test("an entity's glossary replaces the standard words, and one it lacks has no link", () => {
  const own = [{ entidade: 1, topico: 'EMPENHO', descricao: 'O que dizemos dele aqui.' }]
  expect(buildSnapshot({ ...BARE, glossario: own }, PULSE).glossarios.get(1)).toMatchObject({
    Empenho: 'O que dizemos dele aqui.',
    Licitação: null,
  })
  expect(buildSnapshot(BARE, PULSE).glossarios.size).toBe(0)
})
