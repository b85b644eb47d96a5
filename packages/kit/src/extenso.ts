// Writes an amount of money in words, as on cheques, receipts and official documents.
const UNITS = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
]
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const HUNDREDS = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
]
/** Names of the groups of three digits, from the units up. */
const CLASSES: readonly (readonly [singular: string, plural: string])[] = [
  ['', ''],
  ['mil', 'mil'],
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
  ['trilhão', 'trilhões'],
  ['quatrilhão', 'quatrilhões'],
]
const UP_TO_THOUSANDS = 1

interface Class {
  order: number
  value: number
}

function below1000(value: number): string {
  if (value === 100) return 'cem'
  const rest = value % 100
  const tens = rest < UNITS.length ? [UNITS[rest]] : [TENS[Math.floor(rest / 10)], UNITS[rest % 10]]
  return [HUNDREDS[Math.floor(value / 100)], ...tens].filter(Boolean).join(' e ')
}

function writeClass({ order, value }: Class): string {
  const [singular = '', plural = ''] = CLASSES[order] ?? []
  if (order === 0) return below1000(value)
  if (order === UP_TO_THOUSANDS && value === 1) return singular
  return `${below1000(value)} ${value === 1 ? singular : plural}`
}

function classesOf(digits: string): Class[] {
  const groups = digits.padStart(CLASSES.length * 3, '0').match(/.{3}/g) ?? []
  return groups
    .map((group, at) => ({ order: groups.length - 1 - at, value: Number(group) }))
    .filter(({ value }) => value > 0)
}

/**
 * Joins the last group with 'e' if it is below one hundred or a multiple of one hundred; otherwise puts a comma only
 * after the millions and above.
 */
function joinBefore({ value }: Class, previous: Class, isLast: boolean): string {
  if (isLast && (value < 100 || value % 100 === 0)) return ' e '
  return previous.order > UP_TO_THOUSANDS ? ', ' : ' '
}

function writeInteger(classes: readonly Class[]): string {
  return classes.reduce((written, current, at) => {
    const previous = classes[at - 1]
    return previous
      ? `${written}${joinBefore(current, previous, at === classes.length - 1)}${writeClass(current)}`
      : writeClass(current)
  }, '')
}

function writeReais(digits: string): string {
  const classes = classesOf(digits)
  const last = classes.at(-1)
  if (!last) return ''
  const isOne = classes.length === 1 && last.order === 0 && last.value === 1
  return `${writeInteger(classes)}${last.order > UP_TO_THOUSANDS ? ' de' : ''} ${isOne ? 'real' : 'reais'}`
}

/**
 * '1234.56' → 'mil duzentos e trinta e quatro reais e cinquenta e seis centavos'. Takes numeric text, as the database
 * writes it.
 */
export function valorPorExtenso(valor: string): string {
  const match = /^(-?)0*(\d{1,18})(?:\.(\d{1,2})0*)?$/.exec(valor)
  if (!match) throw new Error(`not an amount of money: ${valor}`)
  const [, sign, digits = '0', decimals = ''] = match
  const cents = Number(decimals.padEnd(2, '0'))
  const centavos = cents === 0 ? '' : `${below1000(cents)} ${cents === 1 ? 'centavo' : 'centavos'}`
  const words = [writeReais(digits), centavos].filter(Boolean).join(' e ') || 'zero reais'
  return sign ? `menos ${words}` : words
}
