// Whoever knows the middle of a CPF has a thousand left to try, and of a CNS some more: questions by a person's whole document are few, counted over the whole portal.
import { visiblePart } from '@portal/kit/cpf-cnpj'
import { LOCAL, personNetworkOf } from './address.ts'
import { ComeBackLater } from './errors.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What finds nobody may be a guess; what finds someone was most likely known. */
export const MISS = 5
export const HIT = 1
export const POINTS = { minute: 20, day: 100 } as const

/** Documents that look alike and were not found, in a day: by one network, and by all together. */
export const ALIKE = { network: 3, everyone: 12 } as const

const MAX_KEPT = 100_000

/** What is asked of a person, and what can be done meanwhile. */
interface Documento {
  nome: string
  varios: string
  ajuda: string
}

const CPF: Documento = { nome: 'CPF', varios: 'CPFs', ajuda: 'Isso protege o CPF das pessoas. Pelo nome, a busca continua livre.' }
const CNS: Documento = {
  nome: 'CNS', varios: 'cartões do SUS', ajuda: 'Isso protege quem espera por atendimento. A fila inteira, com os números em parte cobertos, continua aberta.',
}
const CNS_LENGTH = 15

const documentoOf = ({ length }: string): Documento => (length === CNS_LENGTH ? CNS : CPF)

const LOGO = ({ nome, ajuda }: Documento): string => `Muitas buscas por ${nome} em pouco tempo. Aguarde um minuto e tente de novo. ${ajuda}`
const AMANHA = ({ nome, ajuda }: Documento): string => `As buscas por ${nome} a partir do seu endereço chegaram ao limite do dia. Tente de novo amanhã. ${ajuda}`
const PARECIDOS = ({ varios, ajuda }: Documento): string => `Houve buscas demais por ${varios} parecidos com este. Tente de novo amanhã. ${ajuda}`

/** Points spent since a moment. */
class Spent {
  #points = 0
  #since = -Infinity
  readonly #lasts: number

  constructor(lasts: number) {
    this.#lasts = lasts
  }

  at(now: number): number {
    if (now - this.#since >= this.#lasts) {
      this.#points = 0
      this.#since = now
    }
    return this.#points
  }

  add(points: number, now: number): void {
    this.#points = Math.max(0, this.at(now) + points)
  }

  secondsLeft(now: number): number {
    return Math.max(1, Math.ceil((this.#since + this.#lasts - now) / 1000))
  }
}

/** What one network asked in a day. */
interface Asker {
  since: number
  minute: Spent
  day: Spent
  /** Whether each document asked was found. */
  asked: Map<string, boolean>
}

interface Alike {
  since: number
  missed: Set<string>
}

/** The newest stay. */
function renewed<T extends { since: number }>(kept: Map<string, T>, key: string, now: number, fresh: () => T): T {
  const known = kept.get(key)
  if (known && now - known.since < DAY_MS) return known
  kept.delete(key)
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '')
  const made = fresh()
  kept.set(key, made)
  return made
}

export class Guesses {
  readonly #now: () => number
  readonly #askers = new Map<string, Asker>()
  readonly #alike = new Map<string, Alike>()

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /**
   * Counts a question by a person's document as one that finds nobody, or refuses it. Whether it is refused depends on what was asked
   * before and on what everyone sees of the document, never on the document itself: a refusal tells nothing.
   */
  ask(address: string, document: string): void {
    const visible = visiblePart(document)
    if (visible === undefined || address === LOCAL) return
    const now = this.#now()
    const asker = this.#askerOf(address, now)
    const alike = this.#alikeTo(visible, now)
    const own = [...asker.asked].filter(([other, found]) => !found && visiblePart(other) === visible).length
    if (asker.day.at(now) + MISS > POINTS.day) throw new ComeBackLater(429, AMANHA(documentoOf(document)), asker.day.secondsLeft(now))
    if (own >= ALIKE.network || alike.missed.size >= ALIKE.everyone) {
      throw new ComeBackLater(429, PARECIDOS(documentoOf(document)), Math.ceil((Math.min(asker.since, alike.since) + DAY_MS - now) / 1000))
    }
    if (asker.minute.at(now) + MISS > POINTS.minute) throw new ComeBackLater(429, LOGO(documentoOf(document)), asker.minute.secondsLeft(now))
    if (asker.asked.has(document)) return
    asker.asked.set(document, false)
    alike.missed.add(document)
    asker.minute.add(MISS, now)
    asker.day.add(MISS, now)
  }

  /** Someone has the document asked for: it was no guess, or the last one. */
  found(address: string, document: string): void {
    const visible = visiblePart(document)
    if (visible === undefined || address === LOCAL) return
    const now = this.#now()
    const asker = this.#askerOf(address, now)
    if (asker.asked.get(document) !== false) return
    asker.asked.set(document, true)
    this.#alikeTo(visible, now).missed.delete(document)
    asker.minute.add(HIT - MISS, now)
    asker.day.add(HIT - MISS, now)
  }

  #askerOf(address: string, now: number): Asker {
    const fresh = (): Asker => ({ since: now, minute: new Spent(MINUTE_MS), day: new Spent(DAY_MS), asked: new Map() })
    return renewed(this.#askers, personNetworkOf(address), now, fresh)
  }

  #alikeTo(visible: string, now: number): Alike {
    return renewed(this.#alike, visible, now, () => ({ since: now, missed: new Set() }))
  }
}
