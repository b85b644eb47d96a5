// The origin people know the portal by, where the environment tells it: what letters lead to.
import type { Terminal } from './command.ts'

export function originIn({ env }: Pick<Terminal, 'env'>): string | undefined {
  const url = env['PUBLIC_URL'] ?? ''
  return URL.canParse(url) ? new URL(url).origin : undefined
}
