// Writes what strangers see: each list of the portal as the portal itself answers it, with its masks, its gates and its
// covered people, one csv per list, entity and year. It asks the portal's own calls, so that it can say nothing else.
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { lists, wholeLists } from '@portal/catalog/areas'
import { API_BASE } from '@portal/catalog/rotas'
import { filesFolder } from '@portal/db/files'
import { LOADING } from '@portal/db/locks'
import { openPool } from '@portal/db/pool'
import { formatInteger } from '@portal/kit/formats'
import { scopeOf, type Contexto, type List } from '@portal/kit/list'
import { buildApp } from '../app.ts'
import { readConfig } from '../lib/config.ts'

export interface PublicExport {
  url: string
  env: NodeJS.ProcessEnv
  entidade?: number
  exercicio?: number
  log?: (line: string) => void
}

export interface WrittenLists {
  /** How many files were written, and how many lists the portal keeps closed or cannot answer. */
  arquivos: number
  fechadas: number
}

const EVERY_LIST: readonly List[] = [...new Set([...lists, ...wholeLists])]

/** Asked as nobody else is: alone, and of every list. */
const UNLIMITED = 1_000_000_000

export async function writePublicExport(
  folder: string,
  { url, env, log = () => {}, ...filter }: PublicExport,
): Promise<WrittenLists> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0)
    throw new Error(`A pasta ${folder} não está vazia: escolha outra para o pacote.`)
  const pool = openPool(url, { max: 4, applicationName: 'portal-dados' })
  const exportPool = openPool(url, { max: 2, applicationName: 'portal-exportacao' })
  const config = { ...readConfig({ ...env, RATE_LIMIT: String(UNLIMITED) }), storeDir: filesFolder(env) }
  const app = await buildApp({ config, pool, exportPool })
  const still = await pool.connect()
  try {
    // A load would make one list of today and another of yesterday.
    await still.query('select pg_advisory_lock_shared($1)', [LOADING])
    return await writeLists(app, folder, filter, log)
  } finally {
    still.release(true)
    await app.close()
    await Promise.all([pool.end(), exportPool.end()])
  }
}

interface Resource {
  name: string
  path: string
  title: string
  description: string
}

async function writeLists(
  app: FastifyInstance,
  folder: string,
  filter: Partial<Contexto>,
  log: (line: string) => void,
): Promise<WrittenLists> {
  const places = await placesOf(app, filter)
  const resources: Resource[] = []
  let fechadas = 0
  for (const list of EVERY_LIST) {
    for (const place of placesFor(list, places)) {
      const path = join('dados', ...partsOf(list, place), `${nameOf(list)}.csv`)
      if (await writeList(app, list, place, join(folder, path))) resources.push(resourceOf(list, place, path))
      else fechadas++
    }
    log(`${list.title}: ${formatInteger(resources.filter(({ title }) => title === list.title).length)} arquivos`)
  }
  const { build } = app
  const described = {
    name: 'portal-da-transparencia-publico',
    publico: true,
    description:
      'O que todos veem no portal, lista por lista: documentos de pessoas mascarados, pessoas protegidas sem nome. ' +
      'Não serve para refazer o banco.',
    created: new Date().toISOString(),
    version: build.version,
    resources: resources.map((resource) => ({
      ...resource,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      dialect: { delimiter: ';' },
    })),
  }
  await writeFile(join(folder, 'datapackage.json'), `${JSON.stringify(described, undefined, 2)}\n`)
  return { arquivos: resources.length, fechadas }
}

async function placesOf(app: FastifyInstance, { entidade, exercicio }: Partial<Contexto>): Promise<Contexto[]> {
  const { rows } = await app.pool.query<Contexto>(
    `select x.entidade, x.exercicio from exercicio x join entidade n using (entidade)
    where n.habilitado_portal and x.entidade = coalesce($1, x.entidade) and x.exercicio = coalesce($2, x.exercicio)
    order by 1, 2`,
    [entidade ?? null, exercicio ?? null],
  )
  if (rows.length === 0) throw new Error('Não há dados publicados desta entidade e deste ano.')
  return rows
}

/** A list without a year is asked once, in the newest; one of the portal, in the first entity. */
function placesFor(list: List, places: readonly Contexto[]): readonly Contexto[] {
  if (scopeOf(list) === 'year') return places
  const newest = places.filter(
    ({ entidade, exercicio }) => !places.some((other) => other.entidade === entidade && other.exercicio > exercicio),
  )
  return scopeOf(list) === 'entity' ? newest : newest.slice(0, 1)
}

const asName = (address: string): string => address.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-')

/** A list is named after its page, or after its call where another list has the same page. */
const nameOf = (list: List): string =>
  EVERY_LIST.find(({ path }) => path === list.path) === list
    ? asName(list.path)
    : asName(list.api.list.replace(/^\/api/, ''))

function partsOf(list: List, { entidade, exercicio }: Contexto): string[] {
  if (scopeOf(list) === 'portal') return []
  return [`entidade-${entidade}`, ...(scopeOf(list) === 'year' ? [String(exercicio)] : [])]
}

const resourceOf = (list: List, place: Contexto, path: string): Resource => ({
  name: [nameOf(list), ...partsOf(list, place)].join('-').toLowerCase(),
  path,
  title: list.title,
  description: list.description,
})

/** Returns whether the portal publishes the list there. */
async function writeList(app: FastifyInstance, list: List, place: Contexto, path: string): Promise<boolean> {
  const asked = new URLSearchParams({
    entidade: String(place.entidade),
    exercicio: String(place.exercicio),
    exportType: 'csv',
    cabecalho: 'N',
  })
  const response = await app.inject({ url: `${API_BASE}${list.api.report}?${asked}`, payloadAsStream: true })
  if (response.statusCode !== 200) {
    response.stream().destroy()
    if (response.statusCode >= 500) throw new Error(`${list.title} não pôde ser lida (${response.statusCode}).`)
    return false
  }
  await mkdir(dirname(path), { recursive: true })
  await pipeline(response.stream(), createWriteStream(path))
  return true
}
