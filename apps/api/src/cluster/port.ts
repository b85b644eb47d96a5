// Checks whether the port is free before the first load rather than after it, and says in one line what to do.
import { createServer } from 'node:net'
import { ConfigError, type Config } from '../lib/config.ts'

type Place = Pick<Config, 'host' | 'port'>

/** Default interface: a portal is open to the network only if HOST says so. */
export const ONLY_HERE = 'localhost'

export function portFault(error: NodeJS.ErrnoException, { port, host }: Place): Error {
  const where = `${host ?? ''}:${port}`.replace(/^:/, 'porta ')
  if (error.code === 'EADDRINUSE')
    return new ConfigError(`A ${where} já está em uso: pare o outro programa ou escolha outra com PORT.`)
  if (error.code === 'EACCES')
    return new ConfigError(`Sem permissão para usar a ${where}: escolha outra acima de 1023 com PORT.`)
  return new ConfigError(`Não foi possível escutar na ${where}: ${error.message}`)
}

export async function checkPort(place: Place): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portFault(error, place)))
    probe.listen({ port: place.port, host: place.host ?? ONLY_HERE }, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}
