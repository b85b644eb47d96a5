// Generates the tax register of the Prefeitura and the guias of each year: taxpayers, addresses, values, waivers and
// payments.
import type { Rows } from '@portal/data/package/rows'
import { dayAt, isWorkingDay, isoOf, workingDay, workingDayBefore } from '../cidade/calendar.ts'
import { BAIRROS, PRICE_INDEX, RUAS } from '../cidade/cidade.ts'
import { decimalOf, type Cents } from '../cidade/money.ts'
import { personAt } from '../cidade/pessoas.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Sink } from '../cidade/sink.ts'
import { companiesOn, companyAt } from '../despesa/fornecedores.ts'

export const IPTU = '11125001'
export const ALVARA = '11210101'
export const LIXO = '11220101'

/** Natureza of the debt payments of each tax. */
export const DA_DIVIDA: Readonly<Record<string, string>> = {
  [IPTU]: '11125003',
  [ALVARA]: '11210103',
  [LIXO]: '11220103',
}
export const NOME_DO_TRIBUTO: Readonly<Record<string, string>> = {
  [IPTU]: 'IPTU',
  [ALVARA]: 'TAXA DE ALVARÁ',
  [LIXO]: 'TAXA DE COLETA DE LIXO',
}

type Tipo = Rows['cadastro_tributario']['tipo']

export interface Cadastro {
  cadastro: number
  tipo: Tipo
  contribuinte: number
  empresa: boolean
}

/** Number of the first registered person, far from those of suppliers. */
const FIRST_PERSON = 50_000
const BUILDINGS = 1_500
const FEWEST_BUILDINGS = 80
/** One building in OF_A_COMPANY belongs to a company. */
const OF_A_COMPANY = 6

const streetOf = (random: Random): string => `RUA ${random.pick(RUAS)}`

/** Returns the taxpayers and what each is charged for, the same on any day. */
export function registerOf(
  entidade: number,
  growth: number,
  companies: number,
  tipos: readonly ['Imobiliário', 'Econômico'] | readonly ['Água e esgoto'],
): {
  contribuintes: Rows['contribuinte'][]
  cadastros: (Cadastro & { row: Rows['cadastro_tributario'] })[]
} {
  const contribuintes: Rows['contribuinte'][] = []
  const firms = [...companiesOn(companies, 0)].map(companyAt).filter(({ cnpjCpf }) => cnpjCpf.length === 14)
  const numbers = new Map<string, number>()
  const enter = (nome: string, cnpj_cpf: string): number => {
    const known = numbers.get(cnpj_cpf)
    if (known !== undefined) return known
    const contribuinte = contribuintes.length + 1
    numbers.set(cnpj_cpf, contribuinte)
    contribuintes.push({ entidade, contribuinte, nome, cnpj_cpf })
    return contribuinte
  }
  const cadastros = tipos.flatMap((tipo, kind) => {
    const many = Math.max(FEWEST_BUILDINGS, Math.round(BUILDINGS * growth)) / (tipo === 'Imobiliário' ? 1 : 8)
    return Array.from({ length: Math.ceil(many) }, (_, i) => {
      const random = new Random(seedOf('cadastro', entidade, tipo, i))
      const empresa = tipo === 'Econômico' || i % OF_A_COMPANY === 0
      const firm = firms[i % firms.length]
      const { nome, cpf } = personAt(
        'beneficiario',
        FIRST_PERSON + entidade * 100_000 + Math.floor(random.next() * many * 0.9),
      )
      const contribuinte = empresa && firm ? enter(firm.nome, firm.cnpjCpf) : enter(nome, cpf)
      const cadastro = (kind + 1) * 100_000 + i + 1
      const row: Rows['cadastro_tributario'] = {
        entidade,
        cadastro,
        tipo,
        contribuinte,
        bairro: random.pick(BAIRROS),
        logradouro: streetOf(random),
        ...(tipo === 'Imobiliário' && {
          setor: String(random.int(1, 9)),
          quadra: String(random.int(1, 160)),
          lote: String(random.int(1, 28)),
        }),
      }
      return { cadastro, tipo, contribuinte, empresa: empresa && firm !== undefined, row }
    })
  })
  return { contribuintes, cadastros }
}

interface Renuncia {
  tipo: Rows['renuncia']['tipo']
  receita: string
  base_legal: string
  /** The law that base_legal cites. */
  lei: { tipo: 'Lei Ordinária' | 'Lei Complementar'; numero: number; day: number; sumula: string }
  finalidade: string
  compensacao: string
  /** Returns whether a guia of this registration is waived. */
  alcanca: (cadastro: Cadastro, random: Random) => boolean
}

export const RENUNCIAS: readonly Renuncia[] = [
  {
    tipo: 'Isenção',
    receita: IPTU,
    base_legal: 'Lei Municipal nº 1.215/2009, art. 4º',
    lei: {
      tipo: 'Lei Ordinária',
      numero: 1_215,
      day: dayAt(2009, 12, 15),
      sumula: 'Isenta do IPTU o imóvel em que moram aposentados e pensionistas de baixa renda.',
    },
    finalidade: 'Aposentados e pensionistas de baixa renda, pelo imóvel em que moram',
    compensacao: 'Considerada na previsão da receita',
    alcanca: ({ empresa }, random) => !empresa && random.chance(0.035),
  },
  {
    tipo: 'Isenção',
    receita: IPTU,
    base_legal: 'Lei Municipal nº 1.880/2018, art. 2º',
    lei: {
      tipo: 'Lei Ordinária',
      numero: 1_880,
      day: dayAt(2018, 4, 26),
      sumula: 'Isenta do IPTU, por cinco anos, as indústrias que se instalam no parque industrial.',
    },
    finalidade: 'Indústrias que se instalam no parque industrial, por cinco anos',
    compensacao: 'Aumento do ISSQN esperado com as novas empresas',
    alcanca: ({ empresa }, random) => empresa && random.chance(0.07),
  },
  {
    tipo: 'Isenção',
    receita: ALVARA,
    base_legal: 'Lei Complementar Municipal nº 45/2015, art. 11',
    lei: {
      tipo: 'Lei Complementar',
      numero: 45,
      day: dayAt(2015, 9, 29),
      sumula: 'Isenta de taxa de alvará as microempresas no primeiro ano de atividade.',
    },
    finalidade: 'Microempresas no primeiro ano de atividade',
    compensacao: 'Considerada na previsão da receita',
    alcanca: (_, random) => random.chance(0.1),
  },
  {
    tipo: 'Remissão',
    receita: LIXO,
    base_legal: 'Lei Municipal nº 2.014/2021, art. 3º',
    lei: {
      tipo: 'Lei Ordinária',
      numero: 2_014,
      day: dayAt(2021, 3, 11),
      sumula: 'Remite a taxa de lixo das famílias inscritas no Cadastro Único.',
    },
    finalidade: 'Famílias inscritas no Cadastro Único',
    compensacao: 'Revisão da planta de valores',
    alcanca: ({ empresa }, random) => !empresa && random.chance(0.04),
  },
]

export interface Guia {
  guia: number
  cadastro: Cadastro
  receita: string
  day: number
  vencimento: number
  valor: Cents
  /** Index of RENUNCIAS. */
  renuncia?: number
  /** The day it was paid in full; absent if not paid. */
  pagoEm?: number
}

/** Returns the day of payment: on time for most, late for some, undefined for a few. */
function paymentDay(random: Random, year: number, vencimento: number): number | undefined {
  const roll = random.next()
  if (roll > 0.9) return undefined
  if (roll < 0.72) return workingDayBefore(vencimento - Math.floor(random.next() ** 2 * 25))
  const late = workingDay(vencimento + random.int(3, 200))
  return late <= workingDayBefore(dayAt(year, 12, 30)) ? late : undefined
}

/** Returns the value charged, constant over the years except for prices. */
const worth = ({ cadastro, empresa }: Cadastro, receita: string, year: number): Cents => {
  const random = new Random(seedOf('valor', receita, cadastro))
  const median = receita === IPTU ? 2_300 : receita === LIXO ? 410 : 640
  return Math.round(random.logNormal(median * (empresa ? 2.4 : 1), 0.55) * (PRICE_INDEX[year] ?? 1) * 100)
}

export function guiasOf(cadastros: readonly Cadastro[], year: number): Guia[] {
  const guias: Guia[] = []
  const launched = workingDay(dayAt(year, 1, 13))
  const add = (cadastro: Cadastro, receita: string, vencimento: number, valor: Cents): void => {
    const random = new Random(seedOf('guia', year, cadastro.cadastro, receita, vencimento))
    const renuncia = RENUNCIAS.findIndex(
      (each) =>
        each.receita === receita &&
        each.alcanca(cadastro, new Random(seedOf('renuncia', year, cadastro.cadastro, each.base_legal))),
    )
    const pagoEm = renuncia >= 0 ? undefined : paymentDay(random, year, vencimento)
    guias.push({
      guia: guias.length + 1,
      cadastro,
      receita,
      day: launched,
      vencimento,
      valor,
      ...(renuncia >= 0 && { renuncia }),
      ...(pagoEm !== undefined && isWorkingDay(pagoEm) && { pagoEm }),
    })
  }
  const due = (mes: number): number => workingDay(dayAt(year, mes, 10))
  for (const cadastro of cadastros) {
    if (cadastro.tipo === 'Econômico') {
      add(cadastro, ALVARA, due(3), worth(cadastro, ALVARA, year))
      continue
    }
    const valor = worth(cadastro, IPTU, year)
    const once = seedOf('cota única', year, cadastro.cadastro) % 2 === 0
    const first = once ? valor : Math.floor(valor / 2)
    add(cadastro, IPTU, once ? due(3) : due(5), first)
    if (!once) add(cadastro, IPTU, due(8), valor - first)
    add(cadastro, LIXO, due(4), worth(cadastro, LIXO, year))
  }
  return guias
}

export function writeTributos(sink: Sink, entidade: number, year: number, guias: readonly Guia[], today: number): void {
  const ano = { entidade, exercicio: year }
  const waived = RENUNCIAS.map((_, i) =>
    guias.filter(({ renuncia }) => renuncia === i).reduce((sum, { valor }) => sum + valor, 0),
  )
  for (const [i, { alcanca: _, ...renuncia }] of RENUNCIAS.entries()) {
    const random = new Random(seedOf('renúncia', year, i))
    const planned = Math.max(1, Math.ceil(((waived[i] ?? 0) * random.between(0.85, 1.25)) / 100_000)) * 100_000
    sink.put('renuncia', { ...ano, renuncia: i + 1, ...renuncia, valor_previsto: decimalOf(planned) })
  }
  for (const { guia, cadastro, receita, day, vencimento, valor, renuncia, pagoEm } of guias) {
    if (day > today) continue
    const key = { ...ano, guia }
    sink.put('lancamento_tributario', {
      ...key,
      receita,
      cadastro: cadastro.cadastro,
      data: isoOf(day),
      vencimento: isoOf(vencimento),
      valor: decimalOf(valor),
    })
    if (renuncia !== undefined)
      sink.put('isencao', { ...key, renuncia: renuncia + 1, data: isoOf(day), valor: decimalOf(valor) })
    if (pagoEm !== undefined && pagoEm <= today)
      sink.put('pagamento_tributario', { ...key, sequencia: 1, data: isoOf(pagoEm), valor: decimalOf(valor) })
  }
}

/** Returns the guias neither paid nor waived by the end of the year. */
export const naoPagas = (guias: readonly Guia[]): Guia[] =>
  guias.filter(({ renuncia, pagoEm }) => renuncia === undefined && pagoEm === undefined)
