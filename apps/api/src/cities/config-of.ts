// Returns the settings of each city: those of the deployment, overridden by its own, and its share of the cache memory.
import { envOf, readCidades, type Cidade } from '@portal/db/cidades'
import { ConfigError, readConfig, type Config } from '../lib/config.ts'

const LEAST_CACHE_BYTES = 2 * 1024 * 1024

export interface CidadeServida {
  host: string
  url: string
  config: Config
}

function configOf(cidade: Cidade, env: NodeJS.ProcessEnv, cities: number): Config {
  try {
    const config = readConfig({ ...envOf(env, cidade), PROCESSOS: String(readConfig(env).processos) })
    const cacheBytes =
      cidade.env['CACHE_MB'] === undefined
        ? Math.max(LEAST_CACHE_BYTES, Math.floor(config.cacheBytes / cities))
        : config.cacheBytes
    return { ...config, cacheBytes }
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`CIDADES: ${cidade.host}: ${error.message}`) : error
  }
}

export function readServidas(path: string, env: NodeJS.ProcessEnv = process.env): CidadeServida[] {
  const cidades = readCidades(path)
  return cidades.map((cidade) => ({
    host: cidade.host,
    url: cidade.env['DATABASE_URL'] ?? '',
    config: configOf(cidade, env, cidades.length),
  }))
}
