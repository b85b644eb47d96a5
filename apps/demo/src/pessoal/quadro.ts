// Lists everybody on the payroll of an entity: servants who travel or have a seat, as many others as what the unidade
// commits can pay, and those retired.
import { dayAt, isoOf, workingDay, yearOf } from '../cidade/calendar.ts'
import { FIRST_YEAR, LAST_YEAR, PRICE_INDEX, type Entity } from '../cidade/cidade.ts'
import { percentOf, type Cents } from '../cidade/money.ts'
import { personAt } from '../cidade/pessoas.ts'
import { slotOf } from '../cidade/random.ts'
import type { Office } from '../despesa/empenhos.ts'
import { paysServants, usualPayroll } from '../despesa/folha-e-viagens.ts'
import { FAIXAS, gratificacaoDoCargo, isEleito, temporarioDe, tipoDoCargo, valorDaFaixa } from './cargos.ts'
import { indexesOf, matriculaOf, servidorAt } from './servidores.ts'

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
  /** Last day of the contract of a temporary. */
  fimDoContrato?: number
  /** Hired because of the pandemic. */
  excepcional: boolean
}

const ONE_RETIRED_IN = 11
const ONE_TEMPORARY_IN = 16
const FIRST_RETIRED = 60_000
/** The numbers of the temporaries, and of the trades of the retired, are far from those of the others. */
const FIRST_TEMPORARY = 200_000
const RETIRED_TRADES = 500_000

/** What a servant is paid in every month of a year, whatever the month. */
export interface Pagamento {
  base: Cents
  tempoDeServico: Cents
  gratificacao: Cents
}

/** Returns the band a servant is in: a step of the career every three years; only one for the others. */
export const faixaDe = (vinculo: Vinculo, year: number): number =>
  vinculo.natureza === 'Efetivo' ? 1 + Math.min(FAIXAS - 1, Math.floor(yearsOfService(vinculo, year) / 3)) : 1

export function pagamentoDe(vinculo: Vinculo, year: number): Pagamento {
  const { cargo, natureza } = vinculo
  const base = valorDaFaixa(cargo, faixaDe(vinculo, year), year)
  return {
    base,
    tempoDeServico: natureza === 'Efetivo' ? percentOf(base, Math.min(30, yearsOfService(vinculo, year))) : 0,
    gratificacao: gratificacaoDoCargo(cargo, year),
  }
}

export const wholeOf = ({ base, tempoDeServico, gratificacao }: Pagamento): Cents =>
  base + tempoDeServico + gratificacao

/** The part of what a unidade commits that goes to what does not change with the month. */
const FIXED_PART = 0.88
/** After this many servants who do not fit, a unidade is full. */
const MISSES = 6
const MONTHS = (LAST_YEAR - FIRST_YEAR + 1) * 12

/** Keeps what the servants of a unidade are paid in each month, at the prices of the first year. */
class Vagas {
  private paid: readonly number[] = Array.from({ length: MONTHS }, () => 0)

  constructor(private readonly most: Cents) {}

  add(vinculos: readonly Vinculo[]): void {
    this.paid = this.with(vinculos)
  }

  /** Adds them where they fit in every month; returns whether they did. */
  offer(vinculos: readonly Vinculo[]): boolean {
    const paid = this.with(vinculos)
    if (Math.max(...paid) > this.most) return false
    this.paid = paid
    return true
  }

  private with(vinculos: readonly Vinculo[]): number[] {
    const paid = [...this.paid]
    for (const vinculo of vinculos) {
      for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
        const whole = wholeOf(pagamentoDe(vinculo, year)) / (PRICE_INDEX[year] ?? 1)
        for (let month = 1; month <= 12; month++) {
          const at = (year - FIRST_YEAR) * 12 + month - 1
          if (isPaidIn(vinculo, year, month)) paid[at] = (paid[at] as number) + whole
        }
      }
    }
    return paid
  }
}

/** Returns what each unidade with a payroll commits for its servants in a usual month of the first year. */
function committed({ payrolls, payroll }: Office): Map<string, Cents> {
  const sums = new Map<string, Cents>()
  for (const dotacao of payrolls.filter(paysServants)) {
    const { unidade } = dotacao.acao
    sums.set(unidade, (sums.get(unidade) ?? 0) + usualPayroll(dotacao, FIRST_YEAR, payroll))
  }
  return sums
}

const quadros = new WeakMap<Office, readonly Vinculo[]>()

export function quadroOf(office: Office): readonly Vinculo[] {
  const quadro = quadros.get(office) ?? listOf(office)
  quadros.set(office, quadro)
  return quadro
}

function listOf(office: Office): Vinculo[] {
  const { entity, volume } = office
  const firm = indexesOf(entity, volume.servidores)
  const quadro = firm.map((index) => employed(entity, index))
  let index = Math.max(...firm) + 1
  for (const [unidade, sum] of committed(office)) {
    const vagas = new Vagas(sum * FIXED_PART)
    vagas.add(quadro.filter((vinculo) => vinculo.unidade === unidade))
    for (let misses = 0; misses < MISSES; index++) {
      const hired = hiredAt(entity, index, unidade)
      if (vagas.offer(hired)) quadro.push(...hired)
      else misses++
    }
  }
  const retired = Math.round(quadro.length / ONE_RETIRED_IN)
  return [...quadro, ...Array.from({ length: retired }, (_, at) => retiredAt(entity, at))]
}

const slot = (size: number, what: string, { entidade }: Entity, index: number): number =>
  slotOf(size, what, entidade, index)

/** Returns a servant who is there before the first year and after the last. */
function employed(entity: Entity, index: number, asked?: string): Vinculo {
  const servidor = servidorAt(entity, index, asked)
  return {
    ...servidor,
    vinculo: 'FUNCIONARIO',
    natureza: tipoDoCargo(servidor.cargo),
    admissao: admissionOf(entity, index, servidor.cargo),
    excepcional: false,
  }
}

/** Returns the day of admission: that of the term for the elected, with the government for positions of trust. */
function admissionOf(entity: Entity, index: number, cargo: string): number {
  if (cargo === 'CONSELHEIRO TUTELAR') return dayAt(2020, 1, 10)
  if (isEleito(cargo)) return dayAt(2021, 1, 1)
  if (cargo.startsWith('SECRETÁRIO')) return dayAt(2021, 1, 4)
  if (tipoDoCargo(cargo) !== 'Efetivo') return dayAt(2021, 1, 4) + slot(500, 'admissao', entity, index)
  return workingDay(dayAt(1993, 2, 1) + slot(10_600, 'admissao', entity, index))
}

/**
 * Returns who fills one more place: a servant, admitted since the first year of the portal for one in eight, some of
 * whom leave; or the temporaries who fill it one after the other.
 */
function hiredAt(entity: Entity, index: number, unidade: string): Vinculo[] {
  const vinculo = employed(entity, index, unidade)
  const isCareer = vinculo.natureza === 'Efetivo'
  if (isCareer && slot(ONE_TEMPORARY_IN, 'temporário', entity, index) === 0) return temporaries(entity, index, vinculo)
  const admissao =
    isCareer && slot(8, 'novo', entity, index) === 0
      ? dayAt(FIRST_YEAR, 1, 15) + slot(1_100, 'admissao', entity, index)
      : vinculo.admissao
  const demissao = Math.max(admissao, dayAt(FIRST_YEAR, 1, 1)) + 60 + slot(1_200, 'demissao', entity, index)
  return [{ ...vinculo, admissao, ...(slot(14, 'saída', entity, index) === 0 && { demissao }) }]
}

/** The longest a temporary may be hired for, in days. */
const LONGEST_CONTRACT = 730

/** Returns the temporaries of one place; the first of one place in three was hired because of the pandemic. */
function temporaries(entity: Entity, index: number, vinculo: Vinculo): Vinculo[] {
  const excepcional = slot(3, 'excepcional', entity, index) === 0
  const found: Vinculo[] = []
  let admissao = dayAt(excepcional ? 2021 : 2022, 6, 1) + slot(280, 'admissao', entity, index)
  while (admissao <= dayAt(LAST_YEAR, 12, 31)) {
    const at = FIRST_TEMPORARY + index * 8 + found.length
    const isLong = (excepcional && found.length === 0) || slot(2, 'contrato', entity, at) === 0
    const fimDoContrato = admissao + (isLong ? LONGEST_CONTRACT : LONGEST_CONTRACT / 2) - 1
    const { nome, cpf } = personAt('servidor', entity.entidade * 1_000_000 + at)
    found.push({
      ...vinculo,
      matricula: matriculaOf(at),
      nome,
      cpf,
      cargo: temporarioDe(vinculo.cargo),
      natureza: 'Temporário',
      admissao,
      demissao: fimDoContrato,
      fimDoContrato,
      excepcional: excepcional && found.length === 0,
    })
    admissao = workingDay(fimDoContrato + 5 + slot(30, 'reposição', entity, at))
  }
  return found
}

function retiredAt(entity: Entity, at: number): Vinculo {
  const { nome, cpf } = personAt('servidor', entity.entidade * 1_000_000 + RETIRED_TRADES + at)
  const { cargo, lotacao, secretaria } = servidorAt(entity, RETIRED_TRADES + at)
  const isPensioner = at % 4 === 3
  const vinculo = isPensioner ? 'PENSIONISTA' : 'APOSENTADO'
  return {
    matricula: matriculaOf(FIRST_RETIRED + at),
    nome,
    cpf,
    cargo: tipoDoCargo(cargo) === 'Efetivo' ? cargo : 'AGENTE ADMINISTRATIVO',
    lotacao,
    secretaria,
    vinculo,
    natureza: isPensioner ? 'Pensionista' : 'Aposentado',
    admissao: dayAt(1980, 2, 1) + slot(5_000, 'admissao', entity, at),
    excepcional: false,
  }
}

/** Returns the whole years of service at the start of a year. */
export const yearsOfService = ({ admissao }: Pick<Vinculo, 'admissao'>, year: number): number =>
  Math.max(0, year - yearOf(admissao))

export const isPaidIn = (
  { admissao, demissao }: Pick<Vinculo, 'admissao' | 'demissao'>,
  year: number,
  month: number,
): boolean => admissao < dayAt(year, month + 1, 1) && (demissao === undefined || demissao >= dayAt(year, month, 1))

export const dateOf = (day: number | undefined): string | null => (day === undefined ? null : isoOf(day))
