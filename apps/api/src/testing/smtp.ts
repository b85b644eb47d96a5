// A mail server for tests: accepts what it receives, or refuses the recipients a test names.
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  raw: string
}

export interface TestSmtp {
  url: string
  received: Received[]
  /** Recipients refused, each with its SMTP code. */
  refuse: Map<string, number>
  close: () => Promise<void>
}

const USER = { user: 'portal@example.org', pass: 'segredo/1' }

const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode })

export async function openTestSmtp(): Promise<TestSmtp> {
  const received: Received[] = []
  const refuse = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === USER.user && password === USER.pass ? done(null, { user: username }) : done(refusal(535)),
    onRcptTo: ({ address }, _session, done) => done(refuse.has(address) ? refusal(refuse.get(address) ?? 0) : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', () => {
          const { mailFrom, rcptTo } = envelope
          const raw = Buffer.concat(chunks).toString()
          received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
          done(null)
        })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://${encodeURIComponent(USER.user)}:${encodeURIComponent(USER.pass)}@127.0.0.1:${port}`
  return { url, received, refuse, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** Returns the header of a message, unfolded and decoded. */
export function headerOf({ raw }: Received, name: string): string {
  const unfolded = (raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const line = unfolded.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : fromQuoted(word.replaceAll('_', ' ')),
    )
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

export function bodyOf({ raw }: Received): string {
  const at = raw.indexOf('\r\n\r\n')
  const [head, body] = [raw.slice(0, at), raw.slice(at + 4)]
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /content-transfer-encoding: quoted-printable/i.test(head) ? fromQuoted(body.replaceAll('=\r\n', '')) : body
}
