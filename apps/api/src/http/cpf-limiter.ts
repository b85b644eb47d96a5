// Limits questions by a person's whole document, counted over the whole portal: whoever knows the middle of a CPF has
// only a thousand left to try, and of a CNS some more.
import { visiblePart } from '@portal/kit/cpf-cnpj'
import type { Pool } from '@portal/db/pool'
import type { QueryResultRow } from 'pg'
import { LOCAL, personNetworkOf } from './address.ts'
import { counted } from './counted.ts'
import { ComeBackLater } from './errors.ts'
import { RefusalCache } from './refusal-cache.ts'

/** Points per question: one that finds nobody may be a guess; one that finds someone was probably known. */
export const MISS = 5
export const HIT = 1
export const POINTS = { minute: 20, day: 100 } as const

/** Maximum number of similar documents per day that were not found: by one network, and by all together. */
export const ALIKE = { network: 3, everyone: 12 } as const

/** The words of the refusal for a kind of document, and what the visitor can do instead. */
interface Documento {
  nome: string
  varios: string
  ajuda: string
}

const CPF: Documento = {
  nome: 'CPF',
  varios: 'CPFs',
  ajuda: 'Isso protege o CPF das pessoas. Pelo nome, a busca continua livre.',
}
const CNS: Documento = {
  nome: 'CNS',
  varios: 'cartões do SUS',
  ajuda: 'Isso protege quem espera por atendimento. A fila inteira, com os números em parte cobertos, continua aberta.',
}
const CNS_LENGTH = 15

const documentoOf = ({ length }: string): Documento => (length === CNS_LENGTH ? CNS : CPF)

const LOGO = ({ nome, ajuda }: Documento): string =>
  `Muitas buscas por ${nome} em pouco tempo. Aguarde um minuto e tente de novo. ${ajuda}`
const AMANHA = ({ nome, ajuda }: Documento): string =>
  `As buscas por ${nome} a partir do seu endereço chegaram ao limite do dia. Tente de novo amanhã. ${ajuda}`
const PARECIDOS = ({ varios, ajuda }: Documento): string =>
  `Houve buscas demais por ${varios} parecidos com este. Tente de novo amanhã. ${ajuda}`

type Recusa = 'minuto' | 'dia' | 'parecidos'

const SENTENCES: Record<Recusa, (documento: Documento) => string> = { minuto: LOGO, dia: AMANHA, parecidos: PARECIDOS }

interface Answer {
  recusa: Recusa | null
  espera: number
  conhecido: boolean
}

const ASK = 'select recusa, espera, conhecido from sistema.perguntar_por_pessoa($1, $2, $3, $4, $5, $6, $7, $8, $9)'
const FOUND = 'select sistema.achar_pessoa($1, $2)'

/** A question that was allowed. */
export interface Asked {
  /** Call when someone has the document: the question was no guess, or the last one. */
  found: () => Promise<void>
}

const NOBODY: Asked = { found: async () => {} }

export class CpfLimiter {
  readonly #pool: Pool
  readonly #refusals: RefusalCache<ComeBackLater>

  constructor(pool: Pool, now: () => number = Date.now) {
    this.#pool = pool
    this.#refusals = new RefusalCache(now)
  }

  /**
   * Counts a question as one that finds nobody, or refuses it. The refusal depends on earlier questions and on the
   * visible part of the document, never on the document itself, so that it reveals nothing.
   */
  async ask(address: string, document: string): Promise<Asked> {
    const visible = visiblePart(document)
    if (visible === undefined || address === LOCAL) return NOBODY
    const network = personNetworkOf(address)
    const alike = `${network} ${visible}`
    const refused = this.#refusals.refusal(network) ?? this.#refusals.refusal(alike)
    if (refused) throw refused
    const values = [network, document, visible, MISS, HIT, POINTS.minute, POINTS.day, ALIKE.network, ALIKE.everyone]
    const answer = await counted<Answer & QueryResultRow>(this.#pool, { name: 'pessoa-perguntar', text: ASK, values })
    if (answer?.recusa) {
      const refusal = new ComeBackLater(429, SENTENCES[answer.recusa](documentoOf(document)), answer.espera)
      throw this.#refusals.keep(answer.recusa === 'parecidos' ? alike : network, refusal)
    }
    return answer?.conhecido ? NOBODY : { found: () => this.#found(network, document) }
  }

  async #found(network: string, document: string): Promise<void> {
    this.#refusals.forget(network)
    await counted(this.#pool, { name: 'pessoa-achar', text: FOUND, values: [network, document] })
  }
}
