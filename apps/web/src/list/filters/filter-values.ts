// What a visitor types in a filter, or finds in an address, turned into the one spelling the API accepts, or into a reason why not.
import { cleanDocumento, formatCnpjCpf, maskedCpf } from '@portal/kit/cpf-cnpj'
import type { Filter, FilterKind } from '@portal/kit/filters'
import { formatDate, formatNumber, isDate, parseDate } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import { mensagens } from '@portal/kit/validacao'

export type Reading = { value: string } | { problem: string }

const MAX_TEXT = 200
const MAX_DIGITS = 9

const readDate = (typed: string): Reading => {
  const value = parseDate(typed) ?? (isDate(typed) ? typed : undefined)
  return value ? { value } : { problem: `${texts.dataInvalida}: escreva dia, mês e ano, como 31/01/2026.` }
}

const readInteger = (typed: string): Reading =>
  /^\d+$/.test(typed) && typed.length <= MAX_DIGITS
    ? { value: String(Number(typed)) }
    : { problem: 'Escreva só números, a partir de 0.' }

const readNumeroAno = (typed: string): Reading =>
  /^\d{1,9}(\/\d{4})?$/.test(typed) && /^0*[1-9]/.test(typed) ? { value: typed } : { problem: 'Escreva o número e o ano, como 1/2015.' }

const readMoney = (typed: string): Reading => {
  const bare = typed.replace(/^R\$\s*/i, '')
  const brazilian = /^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+,\d{1,2}$/.test(bare)
  const plain = brazilian ? bare.replaceAll('.', '').replace(',', '.') : bare
  return /^\d{1,13}(\.\d{1,2})?$/.test(plain) ? { value: plain } : { problem: 'Escreva um valor a partir de 0, como 1.500,00.' }
}

/** As the API: of a CPF the whole or what everyone sees of it, never another part, whose hidden digits could be guessed one by one. */
const readDocumento = (typed: string): Reading => {
  const value = maskedCpf(typed) ?? cleanDocumento(typed)
  return value.length >= 8 && value.length <= 14
    ? { value }
    : { problem: 'Informe o CPF completo, o CNPJ completo ou ao menos os 8 primeiros caracteres do CNPJ.' }
}

const readMonth = (typed: string): Reading =>
  /^(0?[1-9]|1[0-2])$/.test(typed) ? { value: String(Number(typed)) } : { problem: 'Escolha um mês.' }

const readText = (typed: string): Reading =>
  typed.length <= MAX_TEXT ? { value: typed } : { problem: `Escreva no máximo ${MAX_TEXT} letras.` }

const readers: Record<FilterKind, (typed: string, filter: Filter) => Reading> = {
  contains: readText,
  words: (typed) => (/[\p{L}\p{N}]/u.test(typed) ? readText(typed) : { problem: 'Escreva ao menos uma letra ou um número.' }),
  documento: readDocumento,
  integer: readInteger,
  numeroAno: readNumeroAno,
  integerFrom: readInteger,
  integerTo: readInteger,
  dateFrom: readDate,
  dateTo: readDate,
  dateOn: readDate,
  exact: readText,
  asOf: readDate,
  moneyFrom: readMoney,
  moneyTo: readMoney,
  monthFrom: readMonth,
  monthTo: readMonth,
  choice: (typed, filter) => {
    const known = filter.kind === 'choice' && !('from' in filter.options) ? filter.options : undefined
    return !known || known.some((option) => option.value === typed) ? readText(typed) : { problem: 'Escolha uma das opções.' }
  },
  checkbox: (typed) => (typed === 'true' || typed === 'on' ? { value: 'true' } : { problem: 'Marque ou desmarque.' }),
}

/** Undefined when nothing was said. */
export function readFilter(filter: Filter, typed: string): Reading | undefined {
  const trimmed = typed.trim()
  if (trimmed === '' || (filter.kind === 'checkbox' && trimmed === 'false')) return undefined
  return readers[filter.kind](trimmed, filter)
}

const writers: Partial<Record<FilterKind, (value: string) => string>> = {
  documento: formatCnpjCpf,
  dateFrom: formatDate,
  dateTo: formatDate,
  dateOn: formatDate,
  asOf: formatDate,
  moneyFrom: formatNumber,
  moneyTo: formatNumber,
}

/** The value as the visitor would type it. */
export const writeFilter = (filter: Filter, value: string): string => writers[filter.kind]?.(value) ?? value

const RANGES: readonly (readonly [from: FilterKind, to: FilterKind, problem: string])[] = [
  ['dateFrom', 'dateTo', 'A data final vem antes da inicial.'],
  ['moneyFrom', 'moneyTo', 'O valor final é menor que o inicial.'],
  ['integerFrom', 'integerTo', 'O número final é menor que o inicial.'],
  ['monthFrom', 'monthTo', 'O mês final vem antes do inicial.'],
]

const isBefore = (kind: FilterKind, a: string, b: string): boolean => (kind === 'dateTo' ? a < b : Number(a) < Number(b))

export interface Draft {
  filters: Record<string, string>
  /** Filter name → why what was typed cannot be searched. */
  problems: Record<string, string>
}

/** Reads every filter of a form or of an address; `typed` answers null where nothing was said at all. */
export function readDraft(filters: Readonly<Record<string, Filter>>, typed: (name: string) => string | null): Draft {
  const draft: Draft = { filters: {}, problems: {} }
  for (const [name, filter] of Object.entries(filters)) {
    const reading = readFilter(filter, typed(name) ?? '')
    if (!reading) {
      if (filter.required && typed(name) !== null) draft.problems[name] = mensagens.obrigatorio(filter.label)
      continue
    }
    if ('value' in reading) draft.filters[name] = reading.value
    else draft.problems[name] = reading.problem
  }
  for (const [name, filter] of Object.entries(filters)) {
    const range = RANGES.find(([, to]) => to === filter.kind)
    const end = draft.filters[name]
    if (!range || end === undefined) continue
    const isStart = ({ kind, column, among }: Filter): boolean => kind === range[0] && column === filter.column && among === filter.among
    const start = Object.entries(filters).find(([, other]) => isStart(other))
    const from = start && draft.filters[start[0]]
    if (from === undefined || !isBefore(filter.kind, end, from)) continue
    delete draft.filters[name]
    draft.problems[name] = range[2]
  }
  return draft
}
