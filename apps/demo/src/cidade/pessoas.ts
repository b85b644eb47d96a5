// Generates people: a name and a CPF for any number, always the same for that number.
import { cpfFrom } from '@portal/kit/cpf-cnpj'
import { NOMES_FEMININOS, NOMES_MASCULINOS, SOBRENOMES } from './nomes.ts'
import { Random, seedOf } from './random.ts'

export interface Person {
  nome: string
  cpf: string
  feminino: boolean
}

export function personAt(kind: string, index: number): Person {
  const random = new Random(seedOf('pessoa', kind, index))
  const feminino = random.chance(0.55)
  return { feminino, nome: fullName(random, feminino), cpf: cpfAt(kind, index) }
}

/** The first surnames of the list, which are Portuguese; the others came with immigrants and take no "de". */
const PORTUGUESE_SURNAMES = 100

function fullName(random: Random, feminino: boolean): string {
  const first = firstName(random, feminino)
  const second = random.chance(0.35) ? firstName(random, feminino) : undefined
  const parts = [first]
  if (second !== undefined && second !== first) parts.push(second)
  const surname = random.pick(SOBRENOMES)
  const last = random.pick(SOBRENOMES)
  if (surname !== last)
    parts.push(random.chance(0.25) && SOBRENOMES.indexOf(surname) < PORTUGUESE_SURNAMES ? `DE ${surname}` : surname)
  parts.push(random.chance(0.06) ? `${last} ${random.pick(['JUNIOR', 'FILHO', 'NETO'])}` : last)
  return (feminino ? parts.join(' ').replace(/ (JUNIOR|FILHO|NETO)$/, '') : parts.join(' ')).trim()
}

/** Picks a first name; frequent names come up more often, as in any register. */
function firstName(random: Random, feminino: boolean): string {
  const names = feminino ? NOMES_FEMININOS : NOMES_MASCULINOS
  return names[Math.floor(random.next() ** 1.7 * names.length)] as string
}

const KINDS = ['servidor', 'autonomo', 'vereador', 'beneficiario']
const REGIAO_FISCAL = 9

/** Returns a CPF, distinct for every kind and index, since `permute` is a bijection of the eight digits. */
function cpfAt(kind: string, index: number): string {
  const serial = (index * KINDS.length + KINDS.indexOf(kind)) % 100_000_000
  const digits = String(permute(serial)).padStart(8, '0')
  return cpfFrom(`${digits}${REGIAO_FISCAL}`)
}

/** A bijection of 0..99,999,999: the multiplier shares no factor with ten. */
export const permute = (serial: number): number => (serial * 48_271_613 + 31_415_927) % 100_000_000

/** Formats 'MARIA DE SOUZA' with capitals as people write it. */
export const nomeComum = (nome: string): string =>
  nome
    .toLowerCase()
    .replaceAll(/(^| )(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replaceAll(' De ', ' de ')
