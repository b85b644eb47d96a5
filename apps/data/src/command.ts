// Defines a terminal command: a name, its help, its flags, and a function that returns the exit code.
import { parseArgs, type ParseArgsConfig } from 'node:util'

export interface Terminal {
  env: NodeJS.ProcessEnv
  out: (line: string) => void
  err: (line: string) => void
  /** Shows the progress of a long task, from 0 to 1, in a line that replaces the previous one. */
  progress?: (line: string, share: number) => void
  /** Asks a person a question and returns whether the answer was yes; absent where nobody is there to answer. */
  ask?: (question: string) => Promise<boolean>
}

export interface Command {
  name: string
  /** The arguments, as the help shows them after the name. */
  usage: string
  summary: string
  run: (args: string[], terminal: Terminal) => Promise<number>
}

export const OK = 0
export const FAILED = 1
export const MISUSED = 2

/** The command line itself is wrong; the exit code is MISUSED. */
export class UsageError extends Error {}

export interface Arguments {
  positionals: string[]
  text: (flag: string) => string | undefined
  integer: (flag: string) => number | undefined
  /** Reads a positive number, which may have decimals. */
  decimal: (flag: string) => number | undefined
  isOn: (flag: string) => boolean
}

type Flags = NonNullable<ParseArgsConfig['options']>

export function readArguments(
  args: string[],
  flags: Flags,
  positionals: readonly [min: number, max: number],
): Arguments {
  const parsed = parse(args, flags)
  const [min, max] = positionals
  if (parsed.positionals.length < min) throw new UsageError('Falta um argumento.')
  if (parsed.positionals.length > max) throw new UsageError(`Argumento a mais: ${parsed.positionals[max]}`)
  const text = (flag: string): string | undefined => {
    const value = parsed.values[flag]
    return typeof value === 'string' ? value : undefined
  }
  return {
    positionals: parsed.positionals,
    text,
    integer: (flag) => positive(flag, text(flag), /^\d{1,9}$/, 'um número inteiro positivo'),
    decimal: (flag) => positive(flag, text(flag), /^\d{1,9}(\.\d+)?$/, 'um número positivo, com ponto decimal'),
    isOn: (flag) => parsed.values[flag] === true,
  }
}

function positive(flag: string, text: string | undefined, shape: RegExp, what: string): number | undefined {
  if (text === undefined) return undefined
  if (!shape.test(text) || Number(text) === 0) throw new UsageError(`--${flag} deve ser ${what}; veio “${text}”.`)
  return Number(text)
}

function parse(args: string[], flags: Flags): { positionals: string[]; values: Record<string, unknown> } {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(translate(error, args))
  }
}

function translate(error: unknown, args: string[]): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message : String(error)
  const flag = /'(?:-\w, )?(-[^' ]*)/.exec(message)?.[1] ?? args.join(' ')
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Opção desconhecida: ${flag}`
  return `Opção mal escrita: ${flag}`
}
