// Defines each cargo of the demo city: how it is filled, its pay and its weekly hours.
import { PRICE_INDEX } from '../cidade/cidade.ts'
import type { Cents } from '../cidade/money.ts'

export type TipoDeCargo = 'Efetivo' | 'Comissionado' | 'Temporário' | 'Agente político'

const ELEITOS = /^(PREFEITO|VICE-PREFEITO|VEREADOR|CONSELHEIRO TUTELAR)/
const AGENTES = new RegExp(`${ELEITOS.source}|^SECRETÁRIO`)
const COMISSIONADOS = /^(CHEFE|DIRETOR|ASSESSOR|PROCURADOR-GERAL|CONTROLADOR-GERAL)/
const TEMPORARIO = ' (CONTRATO TEMPORÁRIO)'

/** Returns the function a temporary is hired for, which takes no post of the career. */
export const temporarioDe = (cargo: string): string => cargo + TEMPORARIO

/** Remembers what was found of each cargo: there are few, and millions of rows ask. */
function remembered<T>(find: (cargo: string) => T): (cargo: string) => T {
  const known = new Map<string, T>()
  return (cargo) => {
    let found = known.get(cargo)
    if (found === undefined) known.set(cargo, (found = find(cargo)))
    return found
  }
}

export const tipoDoCargo = remembered((cargo): TipoDeCargo => {
  if (cargo.endsWith(TEMPORARIO)) return 'Temporário'
  return AGENTES.test(cargo) ? 'Agente político' : COMISSIONADOS.test(cargo) ? 'Comissionado' : 'Efetivo'
})

export const isEleito = (cargo: string): boolean => ELEITOS.test(cargo)

/** Pay relative to that of a teacher. */
const PESOS: readonly (readonly [RegExp, number])[] = [
  [/^PREFEITO/, 6.2],
  [/^VICE-PREFEITO/, 3.1],
  [/^SECRETÁRIO/, 3.2],
  [/^(PROCURADOR-GERAL|CONTROLADOR-GERAL)/, 2.6],
  [/^MÉDICO/, 2.5],
  [/^(PROCURADOR|AUDITOR)/, 2.1],
  [/^(VEREADOR|DIRETOR-GERAL|DIRETOR-PRESIDENTE)/, 2],
  [/^(ENGENHEIRO|ARQUITETO|CONTADOR|FARMACÊUTICO|ENFERMEIRO|QUÍMICO|PSICÓLOGO|NUTRICIONISTA|JORNALISTA|ANALISTA)/, 1.6],
  [/^(DIRETOR|CHEFE|FISCAL|TESOUREIRO|PREGOEIRO|PEDAGOGO|ASSISTENTE SOCIAL|CONSELHEIRO)/, 1.4],
  [/^PROFESSOR/, 1],
  [/^(TÉCNICO|GUARDA|OPERADOR)/, 0.75],
]
const USUAL = 0.62

export const pesoDoCargo = remembered((cargo) => PESOS.find(([name]) => name.test(cargo))?.[1] ?? USUAL)

/** What a teacher earns in the first band, at the prices of the first year. */
const TEACHER: Cents = 375_000
const NEXT_BAND = 1.04
/** The bands of a career. */
export const FAIXAS = 10

export const faixasDoCargo = (cargo: string): number => (tipoDoCargo(cargo) === 'Efetivo' ? FAIXAS : 1)

/** Returns what the law pays in a band of a cargo in a year, in whole reais. */
export const valorDaFaixa = (cargo: string, faixa: number, year: number): Cents =>
  Math.round((pesoDoCargo(cargo) * TEACHER * NEXT_BAND ** (faixa - 1) * (PRICE_INDEX[year] ?? 1)) / 100) * 100

/** Returns what those in positions of trust are paid beyond the band. */
export const gratificacaoDoCargo = (cargo: string, year: number): Cents =>
  tipoDoCargo(cargo) === 'Comissionado' ? Math.round(valorDaFaixa(cargo, 1, year) / 5) : 0

const SUPERIOR =
  /^(MÉDICO|PROCURADOR|AUDITOR|ENGENHEIRO|ARQUITETO|CONTADOR|FARMACÊUTICO|ENFERMEIRO|QUÍMICO|PSICÓLOGO|NUTRICIONISTA|JORNALISTA|ANALISTA|PROFESSOR|PEDAGOGO|ASSISTENTE SOCIAL|BIBLIOTECÁRIO|TURISMÓLOGO)/
const FUNDAMENTAL = /^(MOTORISTA|OPERADOR DE MÁQUINAS|MESTRE|ENCANADOR|MERENDEIRA)/

/** The schooling a cargo requires, by its code; elected and appointed ones require none (LIVRE). */
export const NIVEIS = ['ENSINO FUNDAMENTAL', 'ENSINO MÉDIO', 'ENSINO SUPERIOR', 'LIVRE'] as const

export const nivelDoCargo = (cargo: string): number =>
  /^(Comissionado|Agente político)$/.test(tipoDoCargo(cargo))
    ? 4
    : SUPERIOR.test(cargo)
      ? 3
      : FUNDAMENTAL.test(cargo)
        ? 1
        : 2

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^(PROFESSOR|PEDAGOGO|DIRETOR DE ESCOLA)/, 'MAGISTÉRIO'],
  [
    /^(MÉDICO|ENFERMEIRO|TÉCNICO DE ENFERMAGEM|FARMACÊUTICO|AGENTE DE ENDEMIAS|AGENTE DE SAÚDE|PSICÓLOGO|NUTRICIONISTA)/,
    'SAÚDE',
  ],
  [/^(MOTORISTA|OPERADOR|MESTRE|ENCANADOR|LEITURISTA|MERENDEIRA|GUARDA|AGENTE DE TRÂNSITO)/, 'OPERACIONAL'],
  [new RegExp(`${AGENTES.source}|${COMISSIONADOS.source}`), 'DIREÇÃO E ASSESSORAMENTO'],
]

export const CLASSES_DE_CARGO = [...CLASSES.map(([, classe]) => classe), 'ADMINISTRATIVO']
export const classeDoCargo = remembered((cargo) => CLASSES.find(([name]) => name.test(cargo))?.[1] ?? 'ADMINISTRATIVO')

export const horasDoCargo = remembered((cargo): 20 | 30 | 40 =>
  /^(MÉDICO|PROFESSOR|ASSISTENTE SOCIAL)/.test(cargo) ? 20 : /^(ENFERMEIRO|JORNALISTA)/.test(cargo) ? 30 : 40,
)

/** Returns whether the cargo works overtime. */
export const fazHoraExtra = (cargo: string): boolean =>
  /^(MOTORISTA|GUARDA|OPERADOR|TÉCNICO DE ENFERMAGEM|ENCANADOR)/.test(cargo)
