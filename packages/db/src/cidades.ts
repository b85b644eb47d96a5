// Reads the file named by CIDADES, which maps the host name of each city of a deployment to that city's own environment
// variables. Refuses a file with faults, listing all of them in one DatabaseError.
import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import { codeOf, DatabaseError } from './errors.ts'
import { addressesIn, isAddress } from './replicas/addresses.ts'

export interface Cidade {
  /** As visitors type it: lower case, without port. */
  host: string
  /** Environment variables that replace the deployment's own for this city. */
  env: Readonly<Record<string, string>>
}

type Check = (value: unknown) => boolean

const isText: Check = (value) => typeof value === 'string' && value !== ''
const isDatabase: Check = (value) => typeof value === 'string' && value !== '' && addressesIn(value).every(isAddress)
const isFolder: Check = (value) => typeof value === 'string' && isAbsolute(value)
const isOrigin: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
const isCount: Check = (value) => Number.isInteger(value) && Number(value) > 0

interface Word {
  variable: string
  check: Check
  what: string
  required?: boolean
}

/**
 * The settings a city may have in the file: each with the environment variable it sets and how its value is checked.
 */
const WORDS: Readonly<Record<string, Word>> = {
  banco: {
    variable: 'DATABASE_URL',
    check: isDatabase,
    what: 'um endereço como postgresql://usuario:senha@maquina:5432/banco',
    required: true,
  },
  arquivos: { variable: 'FILES_DIR', check: isFolder, what: 'o caminho inteiro de uma pasta', required: true },
  endereco: { variable: 'PUBLIC_URL', check: isOrigin, what: 'um endereço com http:// ou https://', required: true },
  leitura: {
    variable: 'DATABASE_READ_URLS',
    check: isDatabase,
    what: 'os endereços das réplicas, separados por espaço',
  },
  correio: { variable: 'SMTP_URL', check: isText, what: 'um endereço como smtp://usuario:senha@maquina:587' },
  remetente: { variable: 'SMTP_FROM', check: isText, what: 'um endereço de e-mail' },
  conexoes: { variable: 'POOL_SIZE', check: isCount, what: 'um número inteiro positivo' },
  memoria: { variable: 'CACHE_MB', check: isCount, what: 'um número inteiro positivo, em MB' },
}

/** Variables of the deployment that no city inherits. */
const OF_NO_CITY = new Set(['CIDADES', 'CIDADE', 'DATABASE_URL', 'DATABASE_READ_URLS', 'FILES_DIR', 'PUBLIC_URL'])

/** Settings that must differ between any two cities. */
const OWN = ['banco', 'arquivos', 'endereco']

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

/** Returns the environment as that city sees it: the deployment's variables, with the city's own in their place. */
export const envOf = (env: NodeJS.ProcessEnv, { env: own }: Cidade): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => !OF_NO_CITY.has(name))),
  ...own,
})

export function readCidades(path: string): Cidade[] {
  const { cidades, faults } = parseCidades(contentOf(resolve(path)))
  if (faults.length > 0) throw new DatabaseError(`CIDADES (${path}): ${faults.join('; ')}.`)
  return cidades
}

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const why =
      error instanceof SyntaxError
        ? 'não é JSON válido'
        : codeOf(error) === 'ENOENT'
          ? 'o arquivo não existe'
          : 'o arquivo não pôde ser lido'
    throw new DatabaseError(`CIDADES (${path}): ${why}.`)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function parseCidades(content: unknown): { cidades: Cidade[]; faults: string[] } {
  if (!isObject(content) || Object.keys(content).length === 0)
    return { cidades: [], faults: ['deve ter ao menos um nome de máquina e sua cidade'] }
  const entries = Object.entries(content)
  const faults = [...entries.flatMap(([host, told]) => faultsOf(host, told)), ...sharedAmong(entries)]
  if (faults.length > 0) return { cidades: [], faults }
  return { cidades: entries.map(([host, told]) => ({ host, env: variablesOf(told) })), faults }
}

function faultsOf(host: string, told: unknown): string[] {
  if (!HOST.test(host))
    return [`“${host}” não é um nome de máquina (letras minúsculas, números, pontos e hífens, sem porta)`]
  if (!isObject(told)) return [`${host} deve ter ${OWN.join(', ')}`]
  const unknown = Object.keys(told)
    .filter((name) => !(name in WORDS))
    .map((name) => `${host} tem “${name}”, que não existe`)
  const wrong = Object.entries(WORDS)
    .filter(([name, { required, check }]) => (told[name] === undefined ? required : !check(told[name])))
    .map(([name, { what }]) => `${host}: ${name} deve ser ${what}`)
  return [...unknown, ...wrong]
}

/** Finds values two cities share: with the same database or folder they would be one city. */
function sharedAmong(entries: readonly [string, unknown][]): string[] {
  return OWN.flatMap((name) => {
    const seen = new Map<unknown, string>()
    return entries.flatMap(([host, told]) => {
      const value = isObject(told) ? told[name] : undefined
      if (value === undefined) return []
      const other = seen.get(value)
      seen.set(value, host)
      return other === undefined ? [] : [`${other} e ${host} têm o mesmo “${name}”`]
    })
  })
}

const variablesOf = (told: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(WORDS).flatMap(([name, { variable }]) =>
      isObject(told) && told[name] !== undefined ? [[variable, String(told[name])]] : [],
    ),
  )
