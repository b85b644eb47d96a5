// Looks through a text that may be published for what is personal: CPF, health card, bank account, and an address
// beside a name. What is found comes out with the words around it, in which no digit and no e-mail address is left.
import { EMAIL } from '../contato.ts'
import { type Achado, type Dado, textAfter, textBefore } from './achado.ts'
import { findCns } from './cns.ts'
import { findContas } from './conta.ts'
import { findCpfs } from './cpf.ts'
import { findEnderecos } from './endereco.ts'

export { DADOS, type Dado } from './achado.ts'

/** A thing found, and the words around it as a report may show them. */
export interface DadoPessoal {
  dado: Dado
  trecho: string
}

const AROUND = 50
const LONGEST = 200

const areOne = (one: Achado, other: Achado): boolean => one.inicio < other.fim && other.inicio < one.fim

/** Of what shares a place the longest is kept, for each kind; a Pix key that is a CPF is told as a CPF alone. */
function withoutRepeated(found: readonly Achado[]): Achado[] {
  const kept: Achado[] = []
  for (const each of found) {
    const isKept = kept.some((other) => areOne(each, other) && (each.dado === other.dado || each.dado === 'conta'))
    if (!isKept) kept.push(each)
  }
  return kept.toSorted((a, b) => a.inicio - b.inicio)
}

const withoutDigits = (text: string): string => text.replace(EMAIL, '***').replace(/\d/g, '*')

/** Cuts where a word ends, so that nothing is recognised by its half. */
const wholeWordsBefore = (text: string): string => text.slice(text.search(/\s|$/))
const wholeWordsAfter = (text: string): string => text.slice(0, text.search(/\s\S*$|$/))

function trechoOf(text: string, { inicio, fim, desde = inicio, mascarado }: Achado): string {
  const from = Math.max(desde, inicio - LONGEST)
  const start = textBefore(text, from, AROUND)
  const end = textAfter(text, fim, AROUND)
  const before = (from > start.length ? wholeWordsBefore(start) : start) + text.slice(from, inicio)
  const after = fim + end.length < text.length ? wholeWordsAfter(end) : end
  return `${withoutDigits(before)}${mascarado}${withoutDigits(after)}`.replace(/\s+/g, ' ').trim()
}

/** Returns each personal thing of a text once, however often it is written there. */
export function acharDadosPessoais(text: string): DadoPessoal[] {
  const found = withoutRepeated(
    [findCpfs, findCns, findContas, findEnderecos].flatMap((find) =>
      find(text).toSorted((a, b) => b.fim - b.inicio - (a.fim - a.inicio)),
    ),
  )
  const told = new Set<string>()
  return found.flatMap((each) => {
    const what = `${each.dado} ${text.slice(each.inicio, each.fim)}`
    if (told.has(what)) return []
    told.add(what)
    return [{ dado: each.dado, trecho: trechoOf(text, each) }]
  })
}
