// Describes why a message was not accepted, and whether a retry could help. The description contains no address.
export interface Failure {
  /** Whether the server refused this very message for good. */
  isFinal: boolean
  code: string
  words: string
}

interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
}

/**
 * Commands whose refusal concerns the recipient or the content; other refusals can be fixed by whoever runs the portal.
 */
const ABOUT_THE_MESSAGE = new Set(['RCPT TO', 'DATA'])

export function inSmtpWords(error: unknown): Failure {
  const { code, command, responseCode } = (error ?? {}) as SmtpError
  const status = typeof responseCode === 'number' ? responseCode : undefined
  const isFinal = status !== undefined && status >= 500 && typeof command === 'string' && ABOUT_THE_MESSAGE.has(command)
  const name = typeof code === 'string' ? code : 'ERRO'
  const step = typeof command === 'string' ? ` em ${command.split(' ').slice(0, 2).join(' ')}` : ''
  return { isFinal, code: name, words: status === undefined ? `${name}${step}` : `${status}${step}` }
}
