// Finds bank accounts and Pix keys in a text. An account is the words and the numbers of a branch and of an account, or
// an account that says which kind it is. What the text says is of a company, or of the city itself, is left out.
import { EMAIL, hideAllBut, PHONE } from '../contato.ts'
import { type Achado, textAfter, textBefore } from './achado.ts'

const SHOWN = 2
const NUMERO = String.raw`(?:\s*n(?:º|°|o|\.|[úu]mero)*)?[^\p{L}\d]{0,4}`
const DIGITS = String.raw`\d[\d.]{2,14}(?:\s?-\s?[\dxX])?(?![\d/-]|\.\d)`
const BRANCH = String.raw`(?<!\p{L})(?:ag[êe]ncia|ag\.?)(?:\s+banc[áa]ria)?${NUMERO}\d[\d.]{2,5}(?:\s?-\s?[\dxX])?`
const KIND = String.raw`conta[\s-]+(?:corrente|poupan[çc]a|sal[áa]rio|banc[áa]ria)|poupan[çc]a`
const ANY_KIND = String.raw`${KIND}|contas?|cta\.?|c\/c|c\/p|c\.c\.?|cc`
const BETWEEN = String.raw`[^;]{0,40}?`

/** Each has the number of the account in its only group, with as many digits as make it sure. */
const ACCOUNTS = [
  { digits: 4, pattern: String.raw`${BRANCH}${BETWEEN}(?<!\p{L})(?:${ANY_KIND})${NUMERO}(${DIGITS})` },
  { digits: 4, pattern: String.raw`(?<!\p{L})(?:${ANY_KIND})${NUMERO}(${DIGITS})${BETWEEN}${BRANCH}` },
  { digits: 5, pattern: String.raw`(?<!\p{L})(?:${KIND})${NUMERO}(${DIGITS})` },
].map(({ digits, pattern }) => ({ digits, pattern: new RegExp(pattern, 'dgiu') }))

/** The code of a chart of accounts (1.1.1.1.1.02), and a law after “c/c” (combined with). */
const OF_A_CHART = /\d\.\d{1,2}\.\d/
const LAW = /(?<!\p{L})(?:arts?|artigos?|leis?|incisos?|par[áa]grafo|§)[^;]{0,30}$/iu

const PERSON = String.raw`CPF|nome\s*:|servidora?|benefici[áa]ri[oa]|favorecid[oa]|locadora?|titular|matr[íi]cula|di[áa]rias?|bolsista|estagi[áa]ri[oa]|\*{3}\.\d{3}`
const COMPANY = String.raw`CNPJ|ltda|S\/A|S\.A|EIRELI|FUNDEB|fundo\s+(?:municipal|estadual|nacional)`
const HOLDER = new RegExp(String.raw`(?<!\p{L})(?:(?<person>${PERSON})|(?<company>${COMPANY}))(?!\p{L})`, 'giu')
const OF_THE_CITY = /^[^.;]{0,40}?(?<!\p{L})d[ao]s?\s+(?:prefeitura|munic[íi]pio|c[âa]mara|fundo|tesouro)/iu
/** A company is told right before its account: further away, CNPJ is in the heading of the paper. */
const BEFORE = 60
const AFTER = 80

/** The nearest word before the account that says whose it is decides; without one, the nearest after it. */
function isOfACompany(text: string, from: number, to: number): boolean {
  if (OF_THE_CITY.test(textAfter(text, to, AFTER)) || OF_THE_CITY.test(text.slice(from, to))) return true
  const told =
    [...textBefore(text, from, BEFORE).matchAll(HOLDER)].at(-1) ?? [...textAfter(text, to, AFTER).matchAll(HOLDER)][0]
  return told?.groups?.['company'] !== undefined
}

function accountOf(text: string, match: RegExpExecArray, digits: number): Achado | undefined {
  const [from, to] = [match.index, match.index + match[0].length]
  const number = match[1] ?? ''
  const [inicio, fim] = match.indices?.[1] ?? [from, to]
  if (OF_A_CHART.test(number) || number.replace(/\D/g, '').length < digits) return undefined
  if (LAW.test(textBefore(text, from, AFTER)) || isOfACompany(text, from, to)) return undefined
  return { dado: 'conta', inicio, fim, desde: from, mascarado: hideAllBut(number, SHOWN) }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/
/** A key that is a CPF is found as one, and a CNPJ is public. */
const PIX = new RegExp(
  String.raw`(?<!\p{L})pix(?!\p{L})[^.;\d@]{0,40}?(?<![\p{L}\d])(${EMAIL.source}|${PHONE.source}|${UUID.source})`,
  'dgiu',
)
const OF_GOVERNMENT = /\.(?:gov|leg|jus)\.br$/i

const maskedKey = (key: string): string =>
  key.includes('@') ? `${key[0] ?? ''}***${key.slice(key.lastIndexOf('@'))}` : hideAllBut(key, SHOWN)

function keyOf(match: RegExpExecArray): Achado | undefined {
  const key = match[1] ?? ''
  const [inicio, fim] = match.indices?.[1] ?? [0, 0]
  if (OF_GOVERNMENT.test(key)) return undefined
  return { dado: 'conta', inicio, fim, desde: match.index, mascarado: maskedKey(key) }
}

export const findContas = (text: string): Achado[] =>
  [
    ...ACCOUNTS.flatMap(({ digits, pattern }) =>
      [...text.matchAll(pattern)].map((match) => accountOf(text, match, digits)),
    ),
    ...[...text.matchAll(PIX)].map(keyOf),
  ].filter((found) => found !== undefined)
