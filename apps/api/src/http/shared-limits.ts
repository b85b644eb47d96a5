// Limits how often something may be done, counted over all processes. One statement spends from all the accounts
// concerned, or from none.
import type { Pool } from '@portal/db/pool'
import { counted } from './counted.ts'
import { RefusalCache } from './refusal-cache.ts'

export interface Account {
  /** Name of the limit, and whom it counts. */
  name: string
  of: string
  max: number
  seconds: number
  /** 1 by default. */
  amount?: number
}

export interface Full {
  account: Account
  retryAfter: number
}

const SPEND = 'select cheia, espera from sistema.gastar($1, $2, $3, $4)'

const refusalKey = ({ name, of, max }: Account): string => `${name} ${max} ${of}`

export class SharedLimits {
  readonly #pool: Pool
  readonly #refusals: RefusalCache<Full>

  constructor(pool: Pool, now: () => number = Date.now) {
    this.#pool = pool
    this.#refusals = new RefusalCache(now)
  }

  /**
   * Returns the account that is exhausted, in which case nothing was spent; otherwise undefined. Callers that spend
   * from the same accounts must list them in the same order.
   */
  async spend(accounts: readonly Account[]): Promise<Full | undefined> {
    for (const account of accounts) {
      const refused = this.#refusals.refusal(refusalKey(account))
      if (refused) return refused
    }
    const answer = await this.#ask(accounts, (amount) => amount)
    const account = answer && accounts[answer.cheia - 1]
    return account && this.#refusals.keep(refusalKey(account), { account, retryAfter: answer.espera })
  }

  async giveBack(accounts: readonly Account[]): Promise<void> {
    for (const account of accounts) this.#refusals.forget(refusalKey(account))
    await this.#ask(accounts, (amount) => -amount)
  }

  #ask(
    accounts: readonly Account[],
    signed: (amount: number) => number,
  ): Promise<{ cheia: number; espera: number } | undefined> {
    const values = [
      accounts.map(({ name, of }) => `${name} ${of}`),
      accounts.map(({ amount = 1 }) => signed(amount)),
      accounts.map(({ max }) => max),
      accounts.map(({ seconds }) => seconds),
    ]
    return counted(this.#pool, { name: 'limite-gastar', text: SPEND, values })
  }
}
