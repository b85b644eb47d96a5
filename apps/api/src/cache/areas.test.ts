// Checks that every call names all the areas whose tables its queries read, since a response is cached under the
// versions of those areas.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import { register } from '@portal/catalog/areas'
import { areaOf } from '@portal/catalog/tabelas'
import { openPool, type Pool } from '@portal/db/pool'
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { declaredCalls } from '../calls/routes.ts'
import { areasOf } from '../lists/areas.ts'
import { loadListSource } from '../lists/source.ts'
import { cnsOf } from '../testing/samples/cidadao.ts'
import { requiredOf } from '../testing/required.ts'
import { ENTIDADE, EXERCICIO, UNIDADE } from '../testing/sample.ts'
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts'

const NIVEL = NIVEIS_DESPESA[0]

let portal: TestPortal
/** The queries that one request sent, and the areas it named. */
const asked = new Set<string>()
const named = new Set<string>()

const heard = (url: string): Pool => {
  const pool = openPool(url, { max: 8 })
  return new Proxy(pool, {
    get: (target, property) => {
      const found: unknown = Reflect.get(target, property, target)
      if (property !== 'query') return typeof found === 'function' ? (found.bind(target) as unknown) : found
      return (query: string | { text: string }, values?: unknown[]) => {
        asked.add(typeof query === 'string' ? query : query.text)
        return target.query(query as string, values)
      }
    },
  })
}

beforeAll(async () => {
  portal = await openTestPortal({ pool: heard })
  const { contextos } = await portal.app.contextos.fresh()
  for (const contexto of contextos.values()) {
    for (const version of ['versionOf', 'versionEverywhere'] as const) {
      const original = contexto[version]
      contexto[version] = (areas) => {
        for (const area of areas) named.add(area)
        return original(areas)
      }
    }
  }
})
afterAll(() => portal.close())

interface PlanNode {
  Schema?: string
  'Relation Name'?: string
  'Function Name'?: string
  Plans?: PlanNode[]
}

const flatten = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

/** Tables that are part of every version: who publishes, and for which years. */
const WHO = new Set(['entidade', 'exercicio'])

interface Step {
  area: string
  escreve: string[]
}

const stepsOf = async (pool: Pool): Promise<Step[]> =>
  (await pool.query<Step>('select area, escreve from sistema.etapa_resumo')).rows

function areaRead(schema: string, table: string, steps: readonly Step[]): string[] {
  if (schema === 'sistema' || schema === 'instalacao' || (schema === 'public' && WHO.has(table))) return []
  if (schema === 'public') return [areaOf(table)]
  if (schema === 'atendimento') return [schema]
  return [steps.find(({ escreve }) => escreve.includes(`${schema}.${table}`))?.area ?? `${schema}.${table}`]
}

async function areasRead(text: string): Promise<string[]> {
  const { pool } = portal.database
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (format json, verbose, generic_plan) ${text}`,
  )
  const steps = await stepsOf(pool)
  const nodes = rows[0] ? flatten(rows[0]['QUERY PLAN'][0].Plan) : []
  return nodes.flatMap(({ Schema: schema = '', 'Relation Name': table, 'Function Name': called }) => {
    if (called !== undefined && schema !== 'pg_catalog')
      throw new Error(`what ${schema}.${called} reads cannot be seen`)
    return table === undefined ? [] : areaRead(schema, table, steps)
  })
}

/** Values for the parameters that calls require. */
const VALUES: Readonly<Record<string, string | number>> = {
  entidade: ENTIDADE,
  exercicio: EXERCICIO,
  empenho: 1,
  unidadeOrcamentaria: UNIDADE,
  ordemItemEmpenho: 1,
  noLiquidacao: 1,
  noExtraorcamentario: 1,
  matricula: 1,
  prestacaoContas: 1,
  contrato: 1,
  numero: 1,
  sequencia: 1,
  exercicioLicitacao: EXERCICIO,
  tipoLicitacao: 1,
  licitacao: 1,
  pessoa: 1,
  numeroRequisicao: 1,
  numeroLicitacao: 1,
  noOrdem: 1,
  modulo: 3,
  table: 'diaria',
  pesquisa: 'maria',
  nivelLei: String(NIVEL?.nivelLei),
  tipo: String(NIVEL?.tipo),
  tipoReport: 'csv',
  fornecedor: 5,
  cnpj: cnpjFrom('110000000001'),
  veiculo: 1,
  mes: 3,
  id: 1,
  f_fila_codigo: 1,
  cns: cnsOf(1),
  bem: 1,
  item: 1,
  chapa: 1,
  receita: '1',
  nome: 'a',
  cnpjCpfDB: '1',
  renuncia: 1,
  cargo: 1,
  anoCompetencia: EXERCICIO,
  mesCompetencia: 3,
  tipoFolha: 1,
  tipoEvento: 'P',
  vinculo: 'FUNCIONARIO',
  entidadeOrigem: 0,
  codigo: 1,
  concurso: 1,
  subvencao: 3,
  anoSubvencao: EXERCICIO,
  idTipo: 1,
  numeroAditivo: 1,
  anoAditivo: EXERCICIO,
  exercicioObra: EXERCICIO,
  idOrdemServico: 3,
  exercicioMedicao: EXERCICIO,
}

/**
 * Returns the value of a parameter. The same name is a code in one call and a number in another; unknown ones get 1.
 */
const valueFor = ({ name, schema }: Parameter): string =>
  String(schema?.type === 'integer' && Number.isNaN(Number(VALUES[name])) ? 1 : (VALUES[name] ?? 1))

/** Calls that return what a visitor wrote to whoever proves to have written it; they are not cached. */
const PRIVATE: ReadonlySet<string> = new Set([
  '/api/processos',
  '/api/processos/arquivos/{id}',
  '/api/pessoa',
  '/api/files/arquivo/{id}',
])

interface Parameter {
  name: string
  in: string
  schema?: { type?: string }
}

interface Described {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>
}

test('every call names the areas its queries read', async () => {
  const { paths } = portal.app.swagger() as unknown as Described
  const headers = { entidade: String(ENTIDADE), exercicio: String(EXERCICIO) }
  const readBy = new Map<string, string[]>()
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || path.includes('report') || PRIVATE.has(path)) continue
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(VALUES[name] ?? 1))
    const key = declaredCalls.find((call) => call.path === path)?.keys.required ?? {}
    const isTold = (name: string): boolean => VALUES[name] !== undefined || name in key
    const taken = (get.parameters ?? []).filter(({ name, in: place }) => place === 'query' && isTold(name))
    const query = new URLSearchParams(Object.fromEntries(taken.map((each) => [each.name, valueFor(each)])))
    for (const [name, value] of Object.entries(requiredOf(path))) query.set(name, String(value))
    asked.clear()
    named.clear()
    const { statusCode, body } = await portal.get(`${address}?${query}`, headers)
    expect(statusCode === 200 || asked.size > 0, `${address}?${query} → ${statusCode} ${body}`).toBe(true)
    if (named.size === 0) continue
    const read = [...new Set((await Promise.all([...asked].map(areasRead))).flat())]
    expect([...named], path).toEqual(expect.arrayContaining(read))
    readBy.set(path, read)
  }
  expect(readBy.get('/empenhos/detalhe')).toEqual(expect.arrayContaining(['despesa', 'contratacao']))
  expect(readBy.get('/empenhos/detalhe/anexos')).toEqual(expect.arrayContaining(['despesa', 'portal']))
  expect(readBy.get('/despesapornivel/detalhada')).toEqual(['despesa'])
})

test('every list names the areas of its child rows too', async () => {
  const { pool } = portal.database
  for (const list of register) {
    const source = loadListSource(list)
    for (const { render } of [source, ...source.among.values()]) {
      await pool.query(`create view lido as select * from (${render(() => 'null')}) r`)
      const { rows } = await pool.query<{ schema: string; tabela: string }>(
        `select distinct table_schema as schema, table_name as tabela from information_schema.view_table_usage
          where view_name = 'lido'`,
      )
      await pool.query('drop view lido')
      expect(rows.length, list.path).toBeGreaterThan(0)
      const steps = await stepsOf(pool)
      const read = rows.flatMap(({ schema, tabela }) => areaRead(schema, tabela, steps))
      expect(areasOf(list, source), list.path).toEqual(expect.arrayContaining(read))
    }
  }
})
