// Marks text that may identify a person, for whoever decides what to publish; in doubt it marks.
import { EMAIL, PHONE } from '@portal/kit/contato'
import { cleanDocumento } from '@portal/kit/cpf-cnpj'
import { namesNobody } from '@portal/kit/dados-pessoais/nome'
import { DOCUMENT, HIDDEN, hidePersonal, placesOfName, type Conhecido } from './anonimizar.ts'

export type Dado = 'nome' | 'documento' | 'endereço' | 'contato' | 'saúde'

export interface Marca {
  dado: Dado
  trecho: string
  inicio: number
  fim: number
}

const CPF_LENGTH = 11

const NUMBERED =
  /(?<!\p{L})(?:RG|identidade|CNH|PIS|PASEP|NIS|NIT|CNS|CTPS|título de eleitor|cartão (?:do SUS|nacional de saúde)|matrícula|prontuário|certidão)[^\p{L}\d\n]{0,6}(?:n(?:º|°|o|\.|úmero)*\s*)?\d[\d.xX/-]{3,}/giu
const LIVING =
  /(?<!\p{L})(?:moro|resido|morador[a]? d|residente|minha casa|meu endereço|minha residência)[^\n.;]{3,80}/giu
const STREET =
  /(?<!\p{L})(?:rua|r\.|avenida|av\.?|travessa|alameda|praça|rodovia|estrada|largo|quadra|apartamento|apto\.?|bloco)\s+[\p{L}\d][^\n;.]{0,60}?,?\s*(?:n(?:º|°|o|\.|úmero)*\s*)?(?<![\d.])\d{1,5}(?![\d.]*\d|\p{L})/giu
const CEP = /(?<!\d)\d{5}-\d{3}(?!\d)/g
const SHORT_PHONE = /(?<![\d-])(?!(?:19|20)\d\d[- ](?:19|20)\d\d(?!\d))(?:9[ -]?)?\d{4}[ -]\d{4}(?![\d-])/g
const HANDLE = /(?<![\p{L}\d.@])@[\p{L}\d._]{3,30}/gu
const HEALTH =
  /(?<!\p{L})(?:doenç|diagn[oó]stic|laudo|CID[- ]?[A-Z]?\d|c[aâ]ncer|tumor|HIV|aids|diab[eé]t|depress(?:ão|iv)|ansiedade|autis|esquizofr|epilep|gestante|gr[aá]vida|gravidez|defici[eê]nc|cadeirante|internad|interna[cç]|cirurgi|quimioterap|hemodi[aá]lise|prontu[aá]rio|receita m[eé]dica|atestado|rem[eé]dio|medicament|tratamento|transtorno|al[eé]rgic|psic[oó]log|psiqui)[\p{L}\d.-]*/giu

/** Words with a capital because they begin a sentence, not because they are names. */
const OPENING =
  '(?:Sou|Car[oa]|Prezad[oa]|Senhora?|Eu|Meu|Minha|Os?|As?|Em|N[oa]|Para|Por|Com|Quem|Quando|Quanto|Qual|Peço|Solicito)'
const NAME_WORD = String.raw`\p{Lu}[\p{Ll}’'-]{1,}`
const NAME = new RegExp(
  String.raw`(?<!\p{L})(?!${OPENING}(?!\p{L}))${NAME_WORD}(?:[ \t]+(?:(?:de|da|do|das|dos|e)[ \t]+)?${NAME_WORD})+(?!\p{L})`,
  'gu',
)
const CUES =
  '(?:[Mm]eu nome é|[Mm]e chamo|[Cc]hamo-me|[Ss]ou [oa]|Sra?\\.?|Dona|Seu|filh[oa]|espos[oa]|marido|mãe|pai|vizinh[oa])'
const CALLED = new RegExp(String.raw`(?<=(?<!\p{L})${CUES}[ \t]+)${NAME_WORD}`, 'gu')

const placesOf = (text: string, pattern: RegExp): [number, number][] =>
  [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].trimEnd().length])

/** Returns true for a CPF and for the requester's own document; other company numbers are public. */
function isPersonal(found: string, { cnpjCpf = '' }: Conhecido): boolean {
  const digits = cleanDocumento(found)
  return digits.length === CPF_LENGTH || digits === cleanDocumento(cnpjCpf)
}

/** Returns marks in the order of the text, the longest first where two begin together, and none inside another. */
export function marcar(text: string, known: Conhecido = {}): Marca[] {
  const of = (dado: Dado, places: readonly [number, number][]): Marca[] =>
    places.map(([inicio, fim]) => ({ dado, inicio, fim, trecho: text.slice(inicio, fim) }))
  const all = [
    ...of(
      'contato',
      [EMAIL, PHONE, SHORT_PHONE, HANDLE].flatMap((pattern) => placesOf(text, pattern)),
    ),
    ...of('documento', placesOf(text, NUMBERED)),
    ...of('documento', placesOf(text, DOCUMENT)).filter(({ trecho }) => isPersonal(trecho, known)),
    ...of(
      'endereço',
      [LIVING, STREET, CEP].flatMap((pattern) => placesOf(text, pattern)),
    ),
    ...of('nome', known.nome === undefined ? [] : placesOfName(text, known.nome)),
    ...of(
      'nome',
      [NAME, CALLED].flatMap((pattern) => placesOf(text, pattern)),
    ).filter(({ trecho }) => !namesNobody(trecho)),
    ...of('saúde', placesOf(text, HEALTH)),
  ].sort((a, b) => a.inicio - b.inicio || b.fim - a.fim)
  const kept: Marca[] = []
  for (const marca of all) if (marca.inicio >= (kept.at(-1)?.fim ?? 0)) kept.push(marca)
  return kept
}

const write = (text: string, marcas: readonly Marca[], as: (marca: Marca) => string): string => {
  let result = ''
  let end = 0
  for (const marca of marcas) {
    result += text.slice(end, marca.inicio) + as(marca)
    end = marca.fim
  }
  return result + text.slice(end)
}

/** Puts each mark between brackets that no keyboard has. */
export const emMarcas = (text: string, marcas: readonly Marca[]): string =>
  write(text, marcas, ({ trecho }) => `⟦${trecho}⟧`)

const SURE: ReadonlySet<Dado> = new Set(['documento', 'endereço', 'contato'])

/**
 * Returns the suggested text: hides what is known of the requester and what is surely personal; the rest stays for the
 * person who decides.
 */
export function sugerir(text: string, known: Conhecido = {}): string {
  const plain = hidePersonal(text, known)
  return write(
    plain,
    marcar(plain, known).filter(({ dado }) => SURE.has(dado)),
    () => HIDDEN,
  )
}
