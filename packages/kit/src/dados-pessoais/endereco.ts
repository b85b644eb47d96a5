// Finds, in a text, the address of a person: a street with its number, and a person's name shortly before it. The
// address of a company, of an office of the city or of a work is none.
import { type Achado, textAfter, textBefore } from './achado.ts'
import { findNomes } from './nome.ts'

const STREET = String.raw`(?:rua|r\.|avenida|av\.?|travessa|trav\.|tv\.|alameda|pra[çc]a|rodovia|rod\.|estrada|largo|servid[ãa]o|beco|viela|ladeira|quadra|linha|s[íi]tio|ch[áa]cara|fazenda|gleba)`
const NUMBER = String.raw`(?:\d{1,5}(?:-?[A-Z](?!\p{L}))?(?![\d]|[./-]\d)|s\/n[º°o]?)`
/** A full stop ends the street, unless it is that of a short word: “Rua Dr. Fulano”. */
const OF_STREET = String.raw`(?:[^;:.]|(?<=(?<!\p{L})\p{L}{1,5})\.)`
/** Amounts and days that a comma after a street may be followed by. */
const NO_NUMBER = String.raw`(?!\s*(?:dias?|meses|horas?|h|anos?|%|km|metros?|m²|m2|de\s+\p{L}+\s+de)(?!\p{L}))`
const ORDINAL = String.raw`n(?:º|°|o|\.|[úu]mero)*`
const BEGINNING = String.raw`(?<!\p{L})${STREET}\s+[\p{L}\d]`
/** A street and its number, with a comma or “nº” between them. */
const NUMBERED = new RegExp(
  String.raw`${BEGINNING}${OF_STREET}{0,60}?(?:,\s*(?:${ORDINAL}\s*)?|\s+${ORDINAL}\s*)${NUMBER}${NO_NUMBER}`,
  'giu',
)
/** A street and its number with nothing between, as the columns of a table leave them. */
const SIDE_BY_SIDE = new RegExp(String.raw`${BEGINNING}[^,;:.]{0,40}?\s${NUMBER}${NO_NUMBER}`, 'giu')
/** A street alone, which is an address only after the words of who lives there. */
const ALONE = new RegExp(String.raw`${BEGINNING}${OF_STREET}{2,60}?(?=\s*(?:[,;–]|$)|\.\s|\s-\s)`, 'giu')

const LIVING =
  /(?<!\p{L})(?:residentes?|reside|residindo|domiciliad[oa]s?|moradora?|mora|(?:com|tem|possui)\s+(?:resid[êe]ncia|domic[íi]lio))(?!\s+(?:profissional|comercial))(?!\p{L})[^.;]{0,60}$/iu
const LABELLED =
  /(?<!\p{L})(?:endere[çc]o|end\.|logradouro)(?!\s+(?:profissional|comercial))[^\p{L}\d.;]{0,4}(?:residencial|completo)?[^\p{L}\d.;]{0,4}$/iu
const LIVING_REACH = 250
const REACH = 120

/** Between a name and a street, what shows that the street is somebody else's, or no home; beginnings of words. */
const NO_HOME =
  /(?<!\p{L})(?:CNPJ|sede|sediad|empresa|firma|ltda|S\/A|EIRELI|(?:ME|EPP|MEI)(?!\p{L})|prefeit|munic[íi]p(?!io\s*:)|secret[áa]r|c[âa]mara|vereador|gabinete|pa[çc]o|escrit[óo]rio|cart[óo]rio|tabeli|of[íi]cio|obras?(?!\p{L})|local(?!idade)|entrega|execu|paviment|reforma|constru|im[óo]ve|pr[ée]dio|terreno|situad|escola(?!\p{L})|creche|unidade|posto|UBS|hospital|associa|instituto|igreja|f[óo]rum|comarca|preg[oõ]|comiss|fiscal|profissional|comercial|filial|matriz|esquina|trecho)/iu
/** More words than these tell what the person did about the street: “Fulano pede a poda na Rua das Acácias, 12”. */
const FEW_WORDS = 2
const SENTENCE_ENDS = /[.;]\s+$|[.;]\s+\p{Lu}/u
const DOCUMENT_OF_PERSON = /(?<!\p{L})(?:CPF|RG|identidade|brasileir[oa]|portadora?)(?!\p{L})/iu
/** What follows the address at the foot of an office's paper. */
const OF_AN_OFFICE =
  /(?<!\p{L})(?:CNPJ|fones?|tel(?:efone)?s?\b|fax|www|site|home\s?page|PABX)(?!\p{L})|\.(?:gov|leg)\.br/iu
const FOOT = 60
/** Another street: what comes after it is of that one, and what comes before it is of its own. */
const ANOTHER = new RegExp(BEGINNING, 'iu')

interface Place {
  inicio: number
  fim: number
  how: 'numbered' | 'side by side' | 'alone'
}

/** Returns where the name of who lives at a place begins; undefined if nobody is known to. */
function whoLivesAt(text: string, { inicio, fim, how }: Place): number | undefined {
  const near = textBefore(text, inicio, LIVING_REACH)
  const start = inicio - near.length
  const nomes = findNomes(near)
  const nome = nomes.at(-1)
  const living = LIVING.exec(near)?.[0]
  if (living !== undefined && !ANOTHER.test(living)) {
    const who = nomes.findLast(({ certo }) => certo) ?? nome
    if (who) return start + who.inicio
    return DOCUMENT_OF_PERSON.test(near) ? inicio : undefined
  }
  if (!nome || how === 'alone' || near.length - nome.fim > REACH) return undefined
  const between = near.slice(nome.fim)
  const words = between.match(/\p{L}+/gu) ?? []
  if (NO_HOME.test(between) || ANOTHER.test(between) || (how === 'side by side' && words.length > 0)) return undefined
  const isTold = LABELLED.test(between) || DOCUMENT_OF_PERSON.test(between)
  if (isTold) return start + nome.inicio
  const isAside =
    words.length > FEW_WORDS ||
    SENTENCE_ENDS.test(between) ||
    OF_AN_OFFICE.test(textAfter(text, fim, FOOT).split(ANOTHER)[0] ?? '')
  return nome.certo && !isAside ? start + nome.inicio : undefined
}

const PLACES = [
  ['numbered', NUMBERED],
  ['side by side', SIDE_BY_SIDE],
  ['alone', ALONE],
] as const

export function findEnderecos(text: string): Achado[] {
  return PLACES.flatMap(([how, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index: inicio }): Achado[] => {
      const fim = inicio + found.length
      const desde = whoLivesAt(text, { inicio, fim, how })
      if (desde === undefined) return []
      return [{ dado: 'endereco', inicio, fim, desde, mascarado: found.replace(/\d+/g, '***') }]
    }),
  )
}
