// Finds the command, runs it, and turns any error into one clear line and an exit code.
import { databaseLine } from '@portal/db/errors'
import { Interrupted } from '@portal/db/leaving'
import { inCidade } from './cidade.ts'
import { type Command, FAILED, MISUSED, OK, type Terminal, UsageError } from './command.ts'
import { atualizar } from './commands/atualizar.ts'
import { conferir } from './commands/conferir.ts'
import { copia } from './commands/copia.ts'
import { dadosPessoais } from './commands/dados-pessoais.ts'
import { ensaio } from './commands/ensaio.ts'
import { esic } from './commands/esic.ts'
import { exportCommand } from './commands/export.ts'
import { importCommand } from './commands/import.ts'
import { manutencao } from './commands/manutencao.ts'
import { menu } from './commands/menu.ts'
import { modelo } from './commands/modelo.ts'
import { parametros } from './commands/parametros.ts'
import { protecao } from './commands/protecao.ts'
import { restaura } from './commands/restaura.ts'
import { retirarCommand } from './commands/retirar.ts'
import { schemas } from './commands/schemas.ts'
import { status } from './commands/status.ts'
import { visible } from './visible.ts'

export const COMMANDS: readonly Command[] = [
  importCommand,
  exportCommand,
  copia,
  restaura,
  ensaio,
  atualizar,
  modelo,
  parametros,
  menu,
  conferir,
  protecao,
  dadosPessoais,
  retirarCommand,
  manutencao,
  esic,
  status,
  schemas,
]

const HELP = new Set(['help', 'ajuda', '--help', '-h'])

/**
 * Runs a command. An interruption is rethrown to the caller, who ends the process: the command's database is already
 * closed.
 */
export async function run([name, ...args]: string[], given: Terminal, commands = COMMANDS): Promise<number> {
  const terminal: Terminal = {
    ...given,
    out: (line) => given.out(visible(line)),
    err: (line) => given.err(visible(line)),
  }
  if (name === undefined || HELP.has(name)) {
    terminal.out(help(commands))
    return name === undefined ? MISUSED : OK
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    terminal.err(`Comando desconhecido: ${name}. Os comandos são ${commands.map((known) => known.name).join(', ')}.`)
    return MISUSED
  }
  if (args.includes('--help') || args.includes('-h')) {
    terminal.out(`${command.summary}\n\n${usageOf(command)}`)
    return OK
  }
  try {
    const asked = inCidade(args, terminal.env)
    return await command.run(asked.args, { ...terminal, env: asked.env })
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(error.message)
      terminal.err(usageOf(command))
      return MISUSED
    }
    if (error instanceof Interrupted) throw error
    terminal.err(databaseLine(error))
    return FAILED
  }
}

const usageOf = ({ name, usage }: Command): string => `Uso: npm run portal -- ${`${name} ${usage}`.trim()}`

function help(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => [
    `  ${`${command.name} ${command.usage}`.trim()}`,
    `      ${command.summary}`,
  ])
  return [
    'Uso: npm run portal -- <comando>',
    '',
    ...lines,
    '',
    'Com várias cidades (CIDADES), cada comando diz a sua: --cidade nome.da.maquina',
  ].join('\n')
}
