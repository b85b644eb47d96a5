// Defines each cargo of the demo city: how it is filled, its pay and its weekly hours.
export type TipoDeCargo = 'Efetivo' | 'Comissionado' | 'Agente político'

const AGENTES = /^(VEREADOR|SECRETÁRIO|CONSELHEIRO)/
const COMISSIONADOS = /^(CHEFE|DIRETOR|ASSESSOR)/

export const tipoDoCargo = (cargo: string): TipoDeCargo =>
  AGENTES.test(cargo) ? 'Agente político' : COMISSIONADOS.test(cargo) ? 'Comissionado' : 'Efetivo'

/** Pay relative to that of a teacher. */
const PESOS: readonly (readonly [RegExp, number])[] = [
  [/^MÉDICO/, 2.9],
  [/^(PROCURADOR|AUDITOR)/, 2.4],
  [/^(SECRETÁRIO|VEREADOR)/, 2.2],
  [/^(ENGENHEIRO|ARQUITETO|CONTADOR|FARMACÊUTICO|ENFERMEIRO|QUÍMICO|PSICÓLOGO|NUTRICIONISTA|JORNALISTA|ANALISTA)/, 1.6],
  [/^(DIRETOR|CHEFE|FISCAL|TESOUREIRO|PREGOEIRO|PEDAGOGO|ASSISTENTE SOCIAL)/, 1.4],
  [/^PROFESSOR/, 1],
  [/^(TÉCNICO|GUARDA|OPERADOR)/, 0.75],
]
const USUAL = 0.62

export const pesoDoCargo = (cargo: string): number => PESOS.find(([name]) => name.test(cargo))?.[1] ?? USUAL

const SUPERIOR =
  /^(MÉDICO|PROCURADOR|AUDITOR|ENGENHEIRO|ARQUITETO|CONTADOR|FARMACÊUTICO|ENFERMEIRO|QUÍMICO|PSICÓLOGO|NUTRICIONISTA|JORNALISTA|ANALISTA|PROFESSOR|PEDAGOGO|ASSISTENTE SOCIAL|BIBLIOTECÁRIO|TURISMÓLOGO)/
const FUNDAMENTAL = /^(MOTORISTA|OPERADOR DE MÁQUINAS|MESTRE|ENCANADOR|MERENDEIRA)/

/** The schooling a cargo requires, by its code; elected and appointed ones require none (LIVRE). */
export const NIVEIS = ['ENSINO FUNDAMENTAL', 'ENSINO MÉDIO', 'ENSINO SUPERIOR', 'LIVRE'] as const

export const nivelDoCargo = (cargo: string): number =>
  tipoDoCargo(cargo) !== 'Efetivo' ? 4 : SUPERIOR.test(cargo) ? 3 : FUNDAMENTAL.test(cargo) ? 1 : 2

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/^(PROFESSOR|PEDAGOGO|DIRETOR DE ESCOLA)/, 'MAGISTÉRIO'],
  [
    /^(MÉDICO|ENFERMEIRO|TÉCNICO DE ENFERMAGEM|FARMACÊUTICO|AGENTE DE ENDEMIAS|AGENTE DE SAÚDE|PSICÓLOGO|NUTRICIONISTA)/,
    'SAÚDE',
  ],
  [/^(MOTORISTA|OPERADOR|MESTRE|ENCANADOR|LEITURISTA|MERENDEIRA|GUARDA|AGENTE DE TRÂNSITO)/, 'OPERACIONAL'],
  [/^(VEREADOR|SECRETÁRIO|CONSELHEIRO|CHEFE|DIRETOR|ASSESSOR)/, 'DIREÇÃO E ASSESSORAMENTO'],
]

export const CLASSES_DE_CARGO = [...CLASSES.map(([, classe]) => classe), 'ADMINISTRATIVO']
export const classeDoCargo = (cargo: string): string =>
  CLASSES.find(([name]) => name.test(cargo))?.[1] ?? 'ADMINISTRATIVO'

export const horasDoCargo = (cargo: string): number =>
  /^(MÉDICO|PROFESSOR|ASSISTENTE SOCIAL)/.test(cargo) ? 20 : /^(ENFERMEIRO|JORNALISTA)/.test(cargo) ? 30 : 40

/** Returns whether the cargo works overtime. */
export const fazHoraExtra = (cargo: string): boolean =>
  /^(MOTORISTA|GUARDA|OPERADOR|TÉCNICO DE ENFERMAGEM|ENCANADOR)/.test(cargo)
