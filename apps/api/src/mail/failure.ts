// Why a message was not taken, and whether trying again could help. The words name no address.
export interface Failure {
  /** The server took the question and said no to this very message. */
  isFinal: boolean
  code: string
  words: string
}

interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
}

/** Refusals of the recipient or of the content; any other may be mended by who runs the portal. */
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA'])

export function inSmtpWords(error: unknown): Failure {
  const { code, command, responseCode } = (error ?? {}) as SmtpError
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const isFinal = status !== undefined && status >= 500 && typeof command === 'string' && ABOUT_THE_MESSAGE.has(command)
  const name = typeof code === 'string' ? code : 'ERRO'
  const step = typeof command === 'string' ? ` em ${command.split(' ').slice(0, 2).join(' ')}` : ''
  return { isFinal, code: name, words: status === undefined ? `${name}${step}` : `${status}${step}` }
}
