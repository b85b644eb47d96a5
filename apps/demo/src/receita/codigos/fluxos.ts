// Defines the receita of each entity: its origin, when in the year it comes and how much, relative to what the entity
// spends of the same fonte.
import {
  dayAt,
  daysInMonth,
  isoOf,
  isWorkingDay,
  monthOf,
  workingDay,
  workingDayBefore,
} from '../../cidade/calendar.ts'

/** Returns the days of a year on which a receita arrives, each with its weight. */
export type Ritmo = (year: number) => [day: number, weight: number][]

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1)

/** Once a month, with weights from January, on `dia` or the last working day before it. */
const mensal =
  (dia: number, pesos: readonly number[] = []): Ritmo =>
  (year) =>
    MONTHS.map((mes) => [
      workingDayBefore(dayAt(year, mes, Math.min(dia, daysInMonth(year, mes)))),
      pesos[mes - 1] ?? 1,
    ])

/** Three times a month: the 10th, the 20th and the last. */
const decendial: Ritmo = (year) =>
  MONTHS.flatMap((mes): [number, number][] =>
    [10, 20, 30].map((dia, i) => [
      workingDayBefore(dayAt(year, mes, Math.min(dia, daysInMonth(year, mes)))),
      ([1.5, 0.5, 1][i] ?? 1) * (FPM[mes - 1] ?? 1),
    ]),
  )
const FPM = [1, 1.35, 0.85, 0.95, 1.15, 1, 0.85, 0.95, 0.8, 0.85, 1, 1.25]

/** Every Tuesday. */
const semanal =
  (pesos: readonly number[] = []): Ritmo =>
  (year) => {
    const days: [number, number][] = []
    for (let day = dayAt(year, 1, 1); day <= dayAt(year, 12, 31); day++) {
      if ((day + 4) % 7 === 2)
        days.push([isWorkingDay(day) ? day : workingDayBefore(day), pesos[monthOf(day) - 1] ?? 1])
    }
    return days.filter(([day]) => day >= dayAt(year, 1, 1))
  }

/** Each working day, most of it around the 15th. */
const diario: Ritmo = (year) => {
  const days: [number, number][] = []
  for (let day = dayAt(year, 1, 1); day <= dayAt(year, 12, 31); day++) {
    const inMonth = Number(isoOf(day).slice(8))
    if (isWorkingDay(day)) days.push([day, inMonth >= 10 && inMonth <= 20 ? 3 : 1])
  }
  return days
}

const umaVez =
  (mes: number, dia: number): Ritmo =>
  (year) => [[workingDay(dayAt(year, mes, dia)), 1]]
const meses =
  (dia: number, ...quais: number[]): Ritmo =>
  (year) =>
    quais.map((mes) => [workingDay(dayAt(year, mes, dia)), 1])

/** Split of each shared tax by fonte, in per cent: free, education and health. */
const IMPOSTOS = [
  ['15000000', 60],
  ['15001001', 25],
  ['15001002', 15],
] as const
const FREE = [['15000000', 1]] as const

/** Weights by month: the states pay most of the IPVA in the first months, when it is due. */
const IPVA = [3.2, 2.6, 2.2, 1.4, 1, 0.5, 0.4, 0.35, 0.3, 0.3, 0.25, 0.3]
const LETIVO = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0]

export interface Fluxo {
  receita: string
  historico: string
  ritmo: Ritmo
  /** Each fonte with its share. */
  fontes: readonly (readonly [fonte: string, parte: number])[]
  /** Share of the yearly spending of `base` that this receita brings. */
  parte: number
  /** The spending it must cover: all that free taxes pay in the city, or that of its own fontes. */
  base: 'impostos' | 'fontes'
  /** Deducted for the FUNDEB, in per cent. */
  deducao?: number
  /** Only in this year. */
  ano?: number
}

const imposto = (
  receita: string,
  historico: string,
  ritmo: Ritmo,
  parte: number,
  more: Partial<Fluxo> = {},
): Fluxo => ({ receita, historico, ritmo, parte, base: 'impostos', fontes: FREE, ...more })
const partilhado = (receita: string, historico: string, ritmo: Ritmo, parte: number): Fluxo =>
  imposto(receita, historico, ritmo, parte, { fontes: IMPOSTOS, deducao: 20 })
const vinculada = (
  receita: string,
  fonte: string,
  historico: string,
  ritmo: Ritmo,
  parte = 1,
  more: Partial<Fluxo> = {},
): Fluxo => ({ receita, historico, ritmo, parte, base: 'fontes', fontes: [[fonte, 1]], ...more })

/** By the kind of entity. */
export const FLUXOS: Readonly<Record<string, readonly Fluxo[]>> = {
  E: [
    partilhado('17115111', 'CRÉDITO DA COTA-PARTE DO FPM', decendial, 0.36),
    imposto('17115121', 'CRÉDITO DO ADICIONAL DE 1% DO FPM', umaVez(12, 8), 0.014),
    imposto('17115131', 'CRÉDITO DO ADICIONAL DE 1% DO FPM', umaVez(7, 8), 0.014),
    partilhado(
      '17115201',
      'CRÉDITO DA COTA-PARTE DO ITR',
      mensal(20, [0.4, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.4, 3, 5, 3, 2]),
      0.007,
    ),
    partilhado('17215001', 'CRÉDITO DA COTA-PARTE DO ICMS', semanal(), 0.35),
    partilhado('17215101', 'CRÉDITO DA COTA-PARTE DO IPVA', semanal(IPVA), 0.1),
    partilhado('17215201', 'CRÉDITO DA COTA-PARTE DO IPI', mensal(10), 0.005),
    imposto('11145111', 'ISSQN RECOLHIDO', diario, 0.14),
    imposto('11145112', 'MULTAS E JUROS DO ISSQN', mensal(27), 0.002),
    imposto('11125301', 'ITBI RECOLHIDO', semanal(), 0.036),
    imposto(
      '11125002',
      'MULTAS E JUROS DO IPTU',
      mensal(26, [0.1, 0.1, 0.3, 1, 1.2, 1, 1, 1, 0.8, 0.7, 0.6, 0.5]),
      0.0006,
    ),
    imposto('11130311', 'IMPOSTO DE RENDA RETIDO DA FOLHA', mensal(30), 0.08),
    imposto('11130341', 'IMPOSTO DE RENDA RETIDO DE FORNECEDORES', mensal(29), 0.01),
    imposto('13210101', 'RENDIMENTO DE APLICAÇÕES FINANCEIRAS', mensal(31), 0.018),
    imposto('19229901', 'RESTITUIÇÕES DIVERSAS', meses(14, 2, 5, 8, 11), 0.003),
    {
      receita: '17515001',
      historico: 'CRÉDITO DO FUNDEB',
      ritmo: semanal(),
      parte: 1.01,
      base: 'fontes',
      fontes: [
        ['15401070', 96],
        ['15400000', 4],
      ],
    },
    vinculada('17145001', '15500000', 'CRÉDITO DO SALÁRIO-EDUCAÇÃO', mensal(18)),
    vinculada('17145201', '15520000', 'CRÉDITO DO PNAE', mensal(12, LETIVO)),
    vinculada('17145301', '15530000', 'CRÉDITO DO PNATE', mensal(12, LETIVO)),
    vinculada('17245101', '15710000', 'PARCELA DE CONVÊNIO COM O ESTADO', meses(20, 3, 6, 9, 11)),
    vinculada('17165001', '16600000', 'CRÉDITO DO FNAS', mensal(22)),
    vinculada('24149901', '17000000', 'PARCELA DE CONVÊNIO COM A UNIÃO', meses(24, 4, 8, 10), 1.1),
    vinculada('17249901', '17010000', 'PARCELA DE CONVÊNIO COM O ESTADO', meses(16, 2, 5, 8, 11)),
    vinculada('17195701', '17060000', 'TRANSFERÊNCIA ESPECIAL DA UNIÃO', umaVez(7, 3), 1.05),
    vinculada('17199901', '17150000', 'AÇÃO EMERGENCIAL À CULTURA - LC 195/2022', meses(12, 7, 9), 1, { ano: 2023 }),
    vinculada('17196001', '17190000', 'POLÍTICA NACIONAL ALDIR BLANC', umaVez(9, 19)),
    vinculada('17215301', '17500000', 'CRÉDITO DA COTA-PARTE DA CIDE', meses(17, 1, 4, 7, 10)),
    vinculada('12415001', '17510000', 'COSIP RECOLHIDA COM A CONTA DE ENERGIA', mensal(25)),
    vinculada('19111401', '17520000', 'MULTAS DE TRÂNSITO', semanal()),
    vinculada('21125401', '17540000', 'LIBERAÇÃO DE OPERAÇÃO DE CRÉDITO', meses(11, 6, 11), 1),
    vinculada('22130101', '17550000', 'LEILÃO DE BENS INSERVÍVEIS', umaVez(10, 16), 1.2),
    vinculada('19110101', '17590000', 'MULTAS DESTINADAS A FUNDOS', mensal(13)),
  ],
  L: [imposto('13210101', 'RENDIMENTO DE APLICAÇÕES FINANCEIRAS', mensal(31), 0.004, { base: 'fontes' })],
  D: [
    vinculada('17135011', '16000000', 'INCREMENTO E CUSTEIO DA ATENÇÃO PRIMÁRIA', mensal(9), 0.56),
    vinculada('17135021', '16000000', 'CUSTEIO DA MÉDIA E ALTA COMPLEXIDADE', mensal(11), 0.31),
    vinculada('17135031', '16000000', 'CUSTEIO DA VIGILÂNCIA EM SAÚDE', mensal(15), 0.09),
    vinculada('17135041', '16000000', 'CUSTEIO DA ASSISTÊNCIA FARMACÊUTICA', mensal(17), 0.05),
    vinculada('17135011', '16040000', 'AGENTES COMUNITÁRIOS DE SAÚDE E DE ENDEMIAS', mensal(8), 1.01),
    vinculada('24115111', '16010000', 'ESTRUTURAÇÃO DA ATENÇÃO PRIMÁRIA', meses(21, 5, 9), 1.05),
    vinculada('17139901', '16020000', 'ENFRENTAMENTO DA COVID-19', meses(7, 2, 5, 9), 1, { ano: 2023 }),
    vinculada('17235001', '16210000', 'TRANSFERÊNCIA DO FUNDO ESTADUAL DE SAÚDE', mensal(23)),
    vinculada('17245001', '16320000', 'PARCELA DE CONVÊNIO COM O ESTADO', meses(14, 4, 10)),
    vinculada('13210101', '16000000', 'RENDIMENTO DE APLICAÇÕES FINANCEIRAS', mensal(31), 0.012),
  ],
  A: [
    vinculada(
      '1699990101',
      '17530000',
      'TARIFA DE ÁGUA ARRECADADA',
      semanal([1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.9, 0.95, 1, 1, 1.05, 1.1]),
      0.6,
    ),
    vinculada('1699990102', '17530000', 'TARIFA DE ESGOTO ARRECADADA', semanal(), 0.37),
    vinculada('1699990103', '17530000', 'LIGAÇÕES E RELIGAÇÕES', mensal(28), 0.015),
    vinculada('16999902', '17530000', 'MULTAS E JUROS DAS TARIFAS', mensal(28), 0.008),
    vinculada('13210101', '17530000', 'RENDIMENTO DE APLICAÇÕES FINANCEIRAS', mensal(31), 0.01),
    vinculada('21125201', '17540000', 'LIBERAÇÃO DE OPERAÇÃO DE CRÉDITO', meses(11, 6), 1),
  ],
}
