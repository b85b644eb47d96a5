// Lists everybody on the payroll of an entity: servants who travel, servants who do not, and those retired.
import { dayAt, isoOf, yearOf } from '../cidade/calendar.ts'
import { FIRST_YEAR, type Entity } from '../cidade/cidade.ts'
import { personAt } from '../cidade/pessoas.ts'
import { slotOf } from '../cidade/random.ts'
import type { Office } from '../despesa/empenhos.ts'
import { paysServants } from '../despesa/folha-e-viagens.ts'
import { pesoDoCargo, tipoDoCargo } from './cargos.ts'
import { matriculaOf, servidorAt } from './servidores.ts'
import { servantsAt } from './tamanho.ts'

export interface Vinculo {
  matricula: number
  nome: string
  cpf: string
  cargo: string
  lotacao: string
  secretaria: string
  /** Absent for those the pension fund pays. */
  unidade?: string
  vinculo: 'FUNCIONARIO' | 'APOSENTADO' | 'PENSIONISTA'
  natureza: string
  admissao: number
  demissao?: number
  /** Hired because of the pandemic. */
  excepcional: boolean
}

const FEWEST_IN_A_UNIT = 3
const ONE_RETIRED_IN = 11
const FIRST_RETIRED = 60_000

/** Returns the number of servants of each unidade with a payroll, in proportion to what it pays. */
function quotas({ entity, payrolls, scale }: Office): Map<string, number> {
  const pays = new Map<string, number>()
  for (const dotacao of payrolls.filter(paysServants))
    pays.set(dotacao.acao.unidade, (pays.get(dotacao.acao.unidade) ?? 0) + dotacao.folha)
  const whole = [...pays.values()].reduce((a, b) => a + b, 0)
  const servants = servantsAt(entity, scale)
  return new Map(
    [...pays].map(([unidade, folha]) => [unidade, Math.max(FEWEST_IN_A_UNIT, Math.round((servants * folha) / whole))]),
  )
}

export function quadroOf(office: Office): Vinculo[] {
  const { entity, volume } = office
  const known = Array.from({ length: volume.servidores }, (_, index) => employed(entity, index, true))
  const left = quotas(office)
  for (const { unidade = '' } of known) if (left.has(unidade)) left.set(unidade, (left.get(unidade) as number) - 1)
  let index = volume.servidores
  for (const [unidade, places] of left) {
    for (let place = 0; place < places; place++)
      known.push(employed(entity, index++, place < FEWEST_IN_A_UNIT, unidade))
  }
  const retired = Math.round(known.length / ONE_RETIRED_IN)
  return [...known, ...Array.from({ length: retired }, (_, at) => retiredAt(entity, at))]
}

const slot = (size: number, what: string, { entidade }: Entity, index: number): number =>
  slotOf(size, what, entidade, index)

function employed(entity: Entity, index: number, isFirm: boolean, unit?: string): Vinculo {
  const { matricula, nome, cpf, cargo, lotacao, secretaria, unidade } = servidorAt(entity, index, unit)
  const tipo = tipoDoCargo(cargo)
  const isTemporary = tipo === 'Efetivo' && slot(16, 'temporário', entity, index) === 0
  const excepcional = !isFirm && isTemporary && slot(3, 'excepcional', entity, index) === 0
  const admissao = excepcional
    ? dayAt(2020, 5, 4) + slot(400, 'admissao', entity, index)
    : admissionOf(entity, index, isFirm, tipo !== 'Efetivo')
  const leaves = !isFirm && slot(14, 'saída', entity, index) === 0
  const demissao = leaves
    ? Math.max(admissao, dayAt(FIRST_YEAR, 1, 1)) + 60 + slot(1_200, 'demissao', entity, index)
    : undefined
  return {
    matricula,
    nome,
    cpf,
    cargo,
    lotacao,
    secretaria,
    unidade,
    vinculo: 'FUNCIONARIO',
    natureza: isTemporary ? 'Temporário' : tipo,
    admissao,
    excepcional,
    ...(demissao !== undefined && { demissao }),
  }
}

/**
 * Returns the day of admission: with the government for positions of trust; since the first year of the portal for one
 * in eight of the others.
 */
function admissionOf(entity: Entity, index: number, isFirm: boolean, isOfTrust: boolean): number {
  if (isOfTrust) return dayAt(2021, 1, 4) + slot(500, 'admissao', entity, index)
  const isNew = !isFirm && slot(8, 'novo', entity, index) === 0
  return isNew
    ? dayAt(FIRST_YEAR, 1, 15) + slot(1_100, 'admissao', entity, index)
    : dayAt(1993, 2, 1) + slot(10_600, 'admissao', entity, index)
}

function retiredAt(entity: Entity, at: number): Vinculo {
  const { nome, cpf } = personAt('servidor', entity.entidade * 1_000_000 + 500_000 + at)
  const { cargo, lotacao, secretaria } = servidorAt(entity, at)
  const isPensioner = at % 4 === 3
  const vinculo = isPensioner ? 'PENSIONISTA' : 'APOSENTADO'
  return {
    matricula: matriculaOf(FIRST_RETIRED + at),
    nome,
    cpf,
    cargo,
    lotacao,
    secretaria,
    vinculo,
    natureza: isPensioner ? 'Pensionista' : 'Aposentado',
    admissao: dayAt(1980, 2, 1) + slot(5_000, 'admissao', entity, at),
    excepcional: false,
  }
}

/** Returns the whole years of service at the start of a year. */
export const yearsOfService = ({ admissao }: Vinculo, year: number): number => Math.max(0, year - yearOf(admissao))

/**
 * Returns the weight in the payroll of the unidade: the pay of the cargo, and a little more for each year of service.
 */
export const shareOf = (vinculo: Vinculo, year: number): number =>
  Math.round(pesoDoCargo(vinculo.cargo) * (100 + Math.min(30, yearsOfService(vinculo, year))))

export const isPaidIn = ({ admissao, demissao }: Vinculo, year: number, month: number): boolean =>
  admissao < dayAt(year, month + 1, 1) && (demissao === undefined || demissao >= dayAt(year, month, 1))

export const dateOf = (day: number | undefined): string | null => (day === undefined ? null : isoOf(day))
