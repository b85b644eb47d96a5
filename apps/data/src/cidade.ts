// Finds which city a command is for, in a deployment with several: the one named by `--cidade` or CIDADE, never
// guessed.
import { envOf, readCidades } from '@portal/db/cidades'
import { UsageError } from './command.ts'

const FLAG = '--cidade'

export interface Asked {
  args: string[]
  env: NodeJS.ProcessEnv
}

/** Returns the arguments without `--cidade`, and the environment of the city. */
export function inCidade(given: string[], env: NodeJS.ProcessEnv): Asked {
  const { args, host = env['CIDADE'] } = withoutFlag(given)
  const path = env['CIDADES']
  if (!path) {
    if (host) throw new UsageError(`${FLAG} escolhe uma cidade do arquivo de CIDADES, que não foi indicado.`)
    return { args, env }
  }
  const cidades = readCidades(path)
  const known = `As cidades são ${cidades.map((cidade) => cidade.host).join(', ')}.`
  if (!host) throw new UsageError(`Diga de que cidade se trata com ${FLAG}. ${known}`)
  const cidade = cidades.find((each) => each.host === host)
  if (!cidade) throw new UsageError(`Não há a cidade ${host} em ${path}. ${known}`)
  return { args, env: envOf(env, cidade) }
}

function withoutFlag(args: string[]): { args: string[]; host?: string } {
  const at = args.findIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`))
  const found = args[at]
  if (found === undefined) return { args }
  const [host, length] = found === FLAG ? [args[at + 1], 2] : [found.slice(FLAG.length + 1), 1]
  if (!host || host.startsWith('--')) throw new UsageError(`Opção mal escrita: ${FLAG}`)
  return { args: args.toSpliced(at, length), host }
}
