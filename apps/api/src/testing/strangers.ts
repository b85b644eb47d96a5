// Says what a stranger is told of the people of the sample: which marks of whom a response has, and whether it answers
// a question about one of them otherwise than about nobody.
import { DOCUMENTS, NUMBERS, WORDS } from './questions.ts'
import { readAnswer, type Answer } from './read-answer.ts'
import {
  empenhoDe,
  ENCOBERTAS,
  folded,
  marcasDe,
  NINGUEM,
  PROTEGIDAS,
  REQUERENTE,
  type Pessoa,
} from './samples/protegidos.ts'

const OF_THE_COVERED = [...ENCOBERTAS, REQUERENTE].flatMap(marcasDe)
const OF_ANYONE = [...PROTEGIDAS, REQUERENTE].flatMap(marcasDe)

/** The numbers of the covered commitments. */
export const COVERED = PROTEGIDAS.map((pessoa) => String(empenhoDe(pessoa)))

export const marksIn = (text: string, marks: readonly string[] = OF_THE_COVERED): string[] => {
  const told = folded(text)
  return marks.filter((mark) => told.includes(mark))
}

/** Yields the rows of a JSON value; one that has none is a row itself. */
function* rowsIn(value: unknown): Generator<string> {
  const parts = Object.values(value ?? {}).filter((part) => Array.isArray(part))
  if (Array.isArray(value)) for (const row of value) yield JSON.stringify(row)
  else if (parts.length === 0) yield JSON.stringify(value)
  else for (const part of parts) yield* rowsIn(part)
}

const isJson = ({ headers }: Answer): boolean => String(headers['content-type']).startsWith('application/json')

/** The rows of a response with a covered commitment; other formats are made of the same rows. */
export const coveredRows = (answer: Answer): string[] =>
  isJson(answer) ? [...rowsIn(answer.json())].filter((row) => COVERED.some((number) => row.includes(number))) : []

/** Returns the marks of the covered anywhere in a response, and of anyone beside a covered commitment. */
export const toldIn = async (answer: Answer): Promise<string[]> => [
  ...marksIn(await readAnswer(answer)),
  ...coveredRows(answer).flatMap((row) => marksIn(row, OF_ANYONE)),
]

const TIME = /"(?:timestamp|geradoem)":"[^"]*"/g

/** What a response says, without the words of the question that it repeats, nor the time. */
export function answered(pessoa: Pessoa, { statusCode, body }: Answer): string {
  const told = folded(body).replace(TIME, '').replaceAll('%20', ' ')
  const echoes = [...WORDS, ...DOCUMENTS, ...NUMBERS].map((ask) => folded(ask(pessoa)))
  return `${statusCode} ${echoes.reduce((text, echo) => text.replaceAll(echo, '…'), told)}`
}

/** What every question about a covered person must be answered like. */
export const answeredAboutNobody = (answer: Answer): string => answered(NINGUEM, answer)
