// Returns the public origin of the portal, from the environment, for links in e-mails.
import type { Terminal } from './command.ts'

export function originIn({ env }: Pick<Terminal, 'env'>): string | undefined {
  const url = env['PUBLIC_URL'] ?? ''
  return URL.canParse(url) ? new URL(url).origin : undefined
}
