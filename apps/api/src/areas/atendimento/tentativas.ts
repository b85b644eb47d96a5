// Limits guesses at the password of a process: per visitor and process, per visitor, and per process. When a process is
// under attack each visitor has one guess, so that a visitor with the right password is never locked out by the attack
// of another.
import { LOCAL } from '../../http/address.ts'
import { ComeBackLater } from '../../http/errors.ts'
import type { Account, SharedLimits } from '../../http/shared-limits.ts'

const SECONDS = 15 * 60

export const LIMITES = { processoEVisitante: 10, visitante: 50, processo: 200 } as const

/**
 * Counts a guess before making it, so that simultaneous guesses count too; gives it back when it is right or fails with
 * an error.
 */
export async function guess<T>(
  limits: SharedLimits,
  processo: string,
  visitor: string,
  make: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const spent = await spend(limits, processo, visitor)
  let found: T | undefined
  try {
    found = await make()
  } catch (error) {
    await limits.giveBack(spent)
    throw error
  }
  if (found !== undefined) await limits.giveBack(spent)
  return found
}

async function spend(limits: SharedLimits, processo: string, visitor: string): Promise<Account[]> {
  const both = {
    name: 'senha-processo-visitante',
    of: `${processo} ${visitor}`,
    max: LIMITES.processoEVisitante,
    seconds: SECONDS,
  }
  const own =
    visitor === LOCAL ? [] : [{ name: 'senha-visitante', of: visitor, max: LIMITES.visitante, seconds: SECONDS }]
  const all = { name: 'senha-processo', of: processo, max: LIMITES.processo, seconds: SECONDS }
  const usual = [both, ...own, all]
  const underAttack = [{ ...both, max: 1 }, ...own, { ...all, max: Number.MAX_SAFE_INTEGER }]
  const first = await limits.spend(usual)
  const [spent, full] =
    first?.account.name === all.name ? [underAttack, await limits.spend(underAttack)] : [usual, first]
  if (full)
    throw new ComeBackLater(429, 'Muitas tentativas. Aguarde alguns minutos e tente novamente.', full.retryAfter)
  return spent
}
