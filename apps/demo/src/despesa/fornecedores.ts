// Generates suppliers: a number is always the same company or person, so no register is kept in memory.
import { cnpjFrom } from '@portal/kit/cpf-cnpj'
import { BANCOS, BANCOS_PESOS } from './codigos/bancos.ts'
import { FANTASIAS, RAMOS, type Ramo } from './codigos/ramos.ts'
import { SOBRENOMES } from '../cidade/nomes.ts'
import { BAIRROS, PRACAS, RUAS } from '../cidade/cidade.ts'
import { dayOf } from '../cidade/calendar.ts'
import { permute, personAt } from '../cidade/pessoas.ts'
import { Random, runningSums, seedOf } from '../cidade/random.ts'

export interface Endereco {
  logradouro: string
  numero: string
  bairro: string
  cidade: string
  uf: string
  cep: string
}

export interface Conta {
  banco: string
  descricaoBanco: string
  agencia: string
  conta: string
}

export interface Fornecedor extends Endereco {
  nome: string
  cnpjCpf: string
}

/** CNPJs have letters since July 2026; no company with letters sells anything before this day. */
export const LETTERS_SINCE = dayOf('2026-08-03')

/** Number of the first company of the region, after the fixed creditors. */
export const FIRST_COMPANY = 101

const shuffledSlots = (): Ramo[] => {
  const slots = (Object.keys(RAMOS) as Ramo[]).flatMap((ramo) =>
    Array.from({ length: RAMOS[ramo].parcela }, () => ramo),
  )
  const random = new Random(seedOf('ramos'))
  for (let i = slots.length - 1; i > 0; i--) {
    const j = random.int(0, i)
    ;[slots[i], slots[j]] = [slots[j] as Ramo, slots[i] as Ramo]
  }
  return slots
}

const SLOTS = shuffledSlots()

/** With fewer companies, some line of business would have none. */
export const FEWEST_COMPANIES = SLOTS.length

const SLOTS_OF = new Map<Ramo, number[]>()
for (const [slot, ramo] of SLOTS.entries()) SLOTS_OF.set(ramo, [...(SLOTS_OF.get(ramo) ?? []), slot])

const ramoOf = (index: number): Ramo => SLOTS[index % SLOTS.length] as Ramo

/**
 * Returns whether the CNPJ has letters. The first company of each line of business has none, so that every line can
 * sell in any year.
 */
function hasLetters(index: number): boolean {
  const ramo = ramoOf(index)
  return ramo !== 'autonomo' && SLOTS_OF.get(ramo)?.[0] !== index && seedOf('letras', index) % 31 === 0
}

const isOpen = (index: number, day: number): boolean => day >= LETTERS_SINCE || !hasLetters(index)

/**
 * Returns the number of a supplier of the line of business. `position`, from 0 to 1, chooses which, so that a skewed
 * distribution favours the same few.
 */
export function fornecedorIn(ramo: Ramo, companies: number, position: number, day: number): number {
  const slots = SLOTS_OF.get(ramo) as number[]
  const rounds = Math.floor(companies / SLOTS.length)
  const rest = companies % SLOTS.length
  const count = rounds * slots.length + slots.filter((slot) => slot < rest).length
  let k = Math.floor(position * count)
  for (let tries = 0; tries < count; tries++, k = (k + 1) % count) {
    const index = Math.floor(k / slots.length) * SLOTS.length + (slots[k % slots.length] as number)
    if (isOpen(index, day)) return FIRST_COMPANY + index
  }
  return FIRST_COMPANY + (slots[0] as number)
}

/** Yields the numbers of the suppliers that exist on a day. */
export function* companiesOn(companies: number, day: number): Generator<number> {
  for (let index = 0; index < companies; index++) if (isOpen(index, day)) yield FIRST_COMPANY + index
}

const pracas = runningSums(PRACAS.map(([, , , peso]) => peso))
const bancos = runningSums(BANCOS_PESOS)
const LOCAIS = new Set<Ramo>([
  'autonomo',
  'alimentos',
  'cooperativa',
  'combustivel',
  'pecas',
  'entidadeSocial',
  'funeraria',
  'hotel',
  'construcao',
  'transporte',
])

/** Lines of business where the company may be one person (MEI). */
const PEQUENOS = new Set<Ramo>([
  'papelaria',
  'pecas',
  'grafica',
  'eventos',
  'transporte',
  'uniformes',
  'informatica',
  'limpeza',
])

export function companyAt(fornecedor: number): Fornecedor {
  const index = fornecedor - FIRST_COMPANY
  const random = new Random(seedOf('fornecedor', index))
  const ramo = ramoOf(index)
  const endereco = enderecoFrom(random, LOCAIS.has(ramo))
  if (ramo === 'autonomo') {
    const { nome, cpf } = personAt('autonomo', index)
    return { nome, cnpjCpf: cpf, ...endereco }
  }
  const cnpj = cnpjAt(index)
  return { nome: companyName(ramo, index, cnpj, random), cnpjCpf: cnpj, ...endereco }
}

function companyName(ramo: Ramo, index: number, cnpj: string, random: Random): string {
  if (PEQUENOS.has(ramo) && random.chance(0.15)) {
    return `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)} ${personAt('beneficiario', index).nome}`
  }
  const family = random.pick(SOBRENOMES)
  const roll = random.next()
  const partners = `${family} & ${random.pick(SOBRENOMES)}`
  const name = roll < 0.42 ? random.pick(FANTASIAS) : roll < 0.72 ? family : roll < 0.86 ? partners : `IRMÃOS ${family}`
  const full = random.pick(RAMOS[ramo].nomes).replace('{n}', name)
  return random.chance(0.3) && full.endsWith(' LTDA') ? `${full} - ${random.pick(['ME', 'EPP'])}` : full
}

/** Returns the fantasy name, which one company in two has. */
export const fantasiaOf = (fornecedor: number, nome: string): string | null =>
  nome.includes(' LTDA') && seedOf('fantasia', fornecedor) % 2 === 0 ? nome.replace(/ LTDA.*$/, '') : null

function cnpjAt(index: number): string {
  const root = String(permute(index * 7 + 3)).padStart(8, '0')
  const branch = seedOf('filial', index) % 12 === 0 ? '0002' : '0001'
  if (!hasLetters(index)) return cnpjFrom(`${root}${branch}`)
  const letters = seedOf('letras', root)
  const letter = (shift: number): string => String.fromCharCode(65 + ((letters >>> shift) % 26))
  return cnpjFrom(
    `${root.slice(0, 2)}${letter(0)}${root.slice(3, 5)}${letter(7)}${letter(14)}${root.slice(7)}${branch}`,
  )
}

export function enderecoFrom(random: Random, local: boolean): Endereco {
  const [cidade, uf, cep] = PRACAS[local ? 0 : random.weighted(pracas)] as (typeof PRACAS)[number]
  return {
    logradouro: `${random.pick(['RUA', 'RUA', 'RUA', 'AVENIDA'])} ${random.pick(RUAS)}`,
    numero: random.chance(0.04) ? 'S/N' : String(random.int(12, 3900)),
    bairro: random.pick(BAIRROS),
    cidade,
    uf,
    cep: `${cep}${String(random.int(0, 899)).padStart(3, '0')}`,
  }
}

const contas = new Map<number, Conta>()
const MANY = 20_000

/** Returns the bank account of a creditor. */
export function contaOf(fornecedor: number): Conta {
  let conta = contas.get(fornecedor)
  if (!conta) {
    const random = new Random(seedOf('conta', fornecedor))
    const [banco, descricaoBanco] = BANCOS[random.weighted(bancos)] as (typeof BANCOS)[number]
    conta = {
      banco,
      descricaoBanco,
      agencia: String(random.int(100, 4999)).padStart(4, '0'),
      conta: `${random.int(1000, 89_999)}-${random.int(0, 9)}`,
    }
    if (contas.size >= MANY) contas.clear()
    contas.set(fornecedor, conta)
  }
  return conta
}
