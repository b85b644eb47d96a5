// Converts what a visitor types in a filter, or what an address holds, to the one spelling the API accepts, or returns
// the reason why it cannot.
import { formatCnpjCpf } from '@portal/kit/cpf-cnpj'
import { isText, type Filter, type ValueKind } from '@portal/kit/filters'
import { formatDate, formatNumber, parseDate } from '@portal/kit/formats'
import { readFilter } from '@portal/kit/read-filter'
import { texts } from '@portal/kit/texts'
import { mensagens } from '@portal/kit/validacao'

export type Typed = { value: string } | { problem: string }

interface Spelling {
  /**
   * Returns the API's spelling. Text in no format a form knows is returned unchanged, and then refused by `readFilter`.
   */
  spell: (typed: string) => string
  problem: string
}

function spellMoney(typed: string): string {
  const bare = typed.replace(/^R\$\s*/i, '')
  const brazilian = /^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+,\d{1,2}$/.test(bare)
  return brazilian ? bare.replaceAll('.', '').replace(',', '.') : bare
}

/** The kinds that people write differently from programs, with the message for a value that cannot be read. */
const spellings: Partial<Record<ValueKind, Spelling>> = {
  date: {
    spell: (typed) => parseDate(typed) ?? typed,
    problem: `${texts.dataInvalida}: escreva dia, mês e ano, como 31/01/2026.`,
  },
  money: { spell: spellMoney, problem: 'Escreva um valor a partir de 0, como 1.500,00.' },
  flag: { spell: (typed) => (typed === 'on' ? 'true' : typed), problem: 'Marque ou desmarque.' },
}

/**
 * Returns undefined for an empty value. A text is returned as it was typed (only trimmed), so that it is shown back in
 * the visitor's own letters.
 */
export function readTyped(filter: Filter, typed: string): Typed | undefined {
  const spelling = spellings[filter.of]
  const trimmed = typed.trim()
  const reading = readFilter(filter, spelling?.spell(trimmed) ?? trimmed)
  if ('fault' in reading) return { problem: spelling?.problem ?? reading.fault }
  if (reading.value === undefined) return undefined
  return { value: isText(filter) ? trimmed : reading.value }
}

const writers: Partial<Record<ValueKind, (value: string) => string>> = {
  documento: formatCnpjCpf,
  date: formatDate,
  money: formatNumber,
}

/** Formats an API value as the visitor would type it. */
export const writeFilter = (filter: Filter, value: string): string => writers[filter.of]?.(value) ?? value

/** Messages for a range that ends before it starts, by kind. */
const RANGES: Partial<Record<ValueKind, string>> = {
  date: 'A data final vem antes da inicial.',
  money: 'O valor final é menor que o inicial.',
  integer: 'O número final é menor que o inicial.',
  month: 'O mês final vem antes do inicial.',
}

const isBefore = (kind: ValueKind, a: string, b: string): boolean => (kind === 'date' ? a < b : Number(a) < Number(b))

export interface Draft {
  filters: Record<string, string>
  /** Filter name → why its value is invalid. */
  problems: Record<string, string>
}

/** Reads every filter of a form or of an address; `typed` returns null for a filter that is absent. */
export function readDraft(filters: Readonly<Record<string, Filter>>, typed: (name: string) => string | null): Draft {
  const draft: Draft = { filters: {}, problems: {} }
  for (const [name, filter] of Object.entries(filters)) {
    const reading = readTyped(filter, typed(name) ?? '')
    if (!reading) {
      if (filter.required && typed(name) !== null) draft.problems[name] = mensagens.obrigatorio(filter.label)
      continue
    }
    if ('value' in reading) draft.filters[name] = reading.value
    else draft.problems[name] = reading.problem
  }
  for (const [name, filter] of Object.entries(filters)) {
    const end = draft.filters[name]
    const kind = filter.of
    const problem = RANGES[kind]
    if (filter.operator !== 'to' || problem === undefined || end === undefined) continue
    const isStart = (other: Filter): boolean =>
      other.operator === 'from' && other.of === kind && other.column === filter.column && other.among === filter.among
    const start = Object.entries(filters).find(([, other]) => isStart(other))
    const from = start && draft.filters[start[0]]
    if (from === undefined || !isBefore(kind, end, from)) continue
    delete draft.filters[name]
    draft.problems[name] = problem
  }
  return draft
}
