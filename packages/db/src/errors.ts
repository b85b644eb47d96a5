// The only error the database layer shows people: a single line in Portuguese, ready to print before the process exits.
export class DatabaseError extends Error {
  readonly exitCode = 1

  constructor(message: string, cause?: unknown) {
    super(message.replace(/\s+/g, ' ').trim(), cause === undefined ? undefined : { cause })
    this.name = 'DatabaseError'
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : codeOf(error) || String(error)

/** True when the query timed out on the client side without any response: the connection cannot be used any more. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

const GONE = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|08|57P0|53|58)/
const GONE_IN_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|encountered a connection|pool after calling end/

/**
 * True when the server cannot be used: connection refused, lost or timed out; server starting, stopping, frozen or out
 * of connections.
 */
export const isGone = (error: unknown): boolean =>
  isUnanswered(error) || GONE.test(codeOf(error)) || (error instanceof Error && GONE_IN_WORDS.test(error.message))

const DISK_FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/

export const isDiskFull = (text: string): boolean => DISK_FULL.test(text)

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * True for a full disk of this process or of PostgreSQL. PostgreSQL is recognised by its code, since its message is in
 * the language it was set to.
 */
export const ranOutOfDisk = (error: unknown): boolean =>
  DISK_FULL_CODES.has(codeOf(error)) || isDiskFull(messageOf(error))

export const diskFull = (where: string): DatabaseError =>
  new DatabaseError(`Disco cheio em ${where}: libere espaço e tente de novo; o que já estava gravado continua lá.`)

const CONNECTION_LOST = /^(ECONNRESET|EPIPE|ETIMEDOUT|57P0[1-3]|08\d{3})$/

/** Returns the one line to print for a failure while working with the database, saying what to do. */
export function databaseLine(error: unknown): string {
  if (ranOutOfDisk(error)) return 'Disco cheio: libere espaço e tente de novo; o que já estava gravado continua lá.'
  if (messageOf(error) === 'checkpoint request failed') {
    return (
      'O banco de dados não conseguiu gravar no disco: veja se há espaço e tente de novo; ' +
      'o que já estava gravado continua lá.'
    )
  }
  if (CONNECTION_LOST.test(codeOf(error)) || /Connection terminated/.test(messageOf(error))) {
    return (
      'O banco de dados caiu no meio do trabalho: veja se há espaço em disco e tente de novo; o que já estava ' +
      'gravado continua lá.'
    )
  }
  return messageOf(error)
}

/** Converts a failure of the file system or of a child process into a DatabaseError whose line says what to do. */
export function fileFault(error: unknown, where: string): DatabaseError {
  if (error instanceof DatabaseError) return error
  if (ranOutOfDisk(error)) return diskFull(where)
  if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) {
    return new DatabaseError(
      `Sem permissão para usar ${where} (${codeOf(error)}): escolha outra pasta em PORTAL_HOME ou indique um ` +
        'PostgreSQL em DATABASE_URL.',
      error,
    )
  }
  return new DatabaseError(`O banco embutido falhou em ${where}: ${messageOf(error)}`, error)
}
