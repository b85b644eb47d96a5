// Builds the dotações of a budget: each ação with the naturezas and the fontes de recurso it may use.
import { ADIANTAMENTOS } from './codigos/objetos/pessoal.ts'
import { CAPITAL_E_TRANSFERENCIAS } from './codigos/objetos/capital-e-transferencias.ts'
import { CONSUMO } from './codigos/objetos/consumo.ts'
import { CONSUMO_ESPECIAL } from './codigos/objetos/consumo-especial.ts'
import type { Objeto } from './codigos/objetos/objeto.ts'
import { SERVICOS } from './codigos/objetos/servicos.ts'
import { PERFIS, type Acao, type OrcamentoCodes } from './codigos/orcamentos/orcamento.ts'
import { runningSums } from '../cidade/random.ts'

export const OBJETOS: readonly Objeto[] = [...CONSUMO, ...CONSUMO_ESPECIAL, ...SERVICOS, ...CAPITAL_E_TRANSFERENCIAS]

export interface Dotacao {
  dotacao: number
  acao: Acao
  natureza: string
  fonte: string
  esfera: 'F' | 'S' | 'I'
  uso: 'compra' | 'folha' | 'diaria' | 'divida'
  /** Weight among the purchases (or trips) of the entity. */
  peso: number
  /** Yearly payroll in thousands of reais of the first year. */
  folha: number
  /** Indexes of OBJETOS bought with it; `pesos` are their running weights. */
  objetos: readonly number[]
  pesos: readonly number[]
}

export interface Budget {
  codes: OrcamentoCodes
  dotacoes: readonly Dotacao[]
  compras: readonly Dotacao[]
  comprasPesos: readonly number[]
  folha: readonly Dotacao[]
  diarias: readonly Dotacao[]
  diariasPesos: readonly number[]
  divida: readonly Dotacao[]
  /** Dotações from which a servant may receive an advance. */
  adiantamentos: readonly Dotacao[]
  adiantamentosPesos: readonly number[]
}

type Line = Omit<Dotacao, 'dotacao'>

/** Interest and principal of loans, paid as their contracts say. */
const DIVIDA = /^(32|46)/

const LARGE_PAYROLL = 6000
const SHARES_OF_LARGE_PAYROLL: readonly (readonly [natureza: string, share: number])[] = [
  ['319011', 0.72],
  ['319113', 0.14],
  ['319013', 0.05],
  ['319004', 0.05],
  ['339046', 0.04],
]

export function buildBudget(codes: OrcamentoCodes): Budget {
  const lines = codes.acoes.flatMap((acao) => [...payrollLines(acao), ...purchaseLines(acao)])
  lines.push(...travelLines(codes))
  lines.sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
  const dotacoes = lines.map((line, i): Dotacao => ({ dotacao: i + 1, ...line }))
  const compras = dotacoes.filter(({ uso }) => uso === 'compra')
  const diarias = dotacoes.filter(({ uso }) => uso === 'diaria')
  const adiantamentos = compras.filter(({ natureza }) => natureza in ADIANTAMENTOS)
  return {
    codes,
    dotacoes,
    compras,
    comprasPesos: runningSums(compras.map(({ peso }) => peso)),
    folha: dotacoes.filter(({ uso }) => uso === 'folha').sort((a, b) => b.folha - a.folha),
    divida: dotacoes.filter(({ uso }) => uso === 'divida'),
    diarias,
    diariasPesos: runningSums(diarias.map(({ peso }) => peso)),
    adiantamentos,
    adiantamentosPesos: runningSums(adiantamentos.map(({ peso }) => peso)),
  }
}

const orderOf = ({ acao, natureza, fonte }: Line): string =>
  [acao.unidade, acao.funcao, acao.subfuncao, acao.projeto, natureza, fonte].join('.')

function payrollLines(acao: Acao): Line[] {
  if (acao.folha === 0) return []
  const shares = acao.folha >= LARGE_PAYROLL ? SHARES_OF_LARGE_PAYROLL : ([['319011', 1]] as const)
  return shares.map(([natureza, share]) => lineOf(acao, natureza, 0, { uso: 'folha', folha: acao.folha * share }))
}

function purchaseLines(acao: Acao): Line[] {
  const entries = Object.entries(PERFIS[acao.perfil])
  const whole = entries.reduce((sum, [, compras]) => sum + weightOf(compras), 0)
  return entries.flatMap(([natureza, compras]) => {
    const peso = (acao.peso * weightOf(compras)) / whole
    const prefixes = typeof compras === 'number' ? [natureza] : compras.slice(1).map(String)
    const chosen = objetosFor(acao, prefixes)
    const isMain = weightOf(compras) / whole > 0.42
    const sources = isMain ? acao.fontes.length : 1
    if (DIVIDA.test(natureza)) return [lineOf(acao, natureza, 0, { uso: 'divida', ...chosen })]
    return Array.from({ length: sources }, (_, i) =>
      lineOf(acao, natureza, i, { peso: sources === 1 ? peso : peso * (i === 0 ? 0.65 : 0.35), ...chosen }),
    )
  })
}

const weightOf = (compras: number | readonly [number, ...string[]]): number =>
  typeof compras === 'number' ? compras : compras[0]

function objetosFor(acao: Acao, prefixes: readonly string[]): Pick<Line, 'objetos' | 'pesos'> {
  const ofNature = OBJETOS.map((_, i) => i).filter((i) =>
    prefixes.some((prefix) => OBJETOS[i]?.natureza.startsWith(prefix)),
  )
  const ofArea = ofNature.filter((i) => OBJETOS[i]?.areas.length === 0 || OBJETOS[i]?.areas.includes(acao.area))
  const objetos = ofArea.length > 0 ? ofArea : ofNature
  return { objetos, pesos: runningSums(objetos.map((i) => OBJETOS[i]?.peso ?? 0)) }
}

/** Returns one travel dotação, in the first ação of each unit that buys anything. */
function travelLines(codes: OrcamentoCodes): Line[] {
  const units = new Map<string, Acao>()
  for (const acao of codes.acoes)
    if ('339030' in PERFIS[acao.perfil] && !units.has(acao.unidade)) units.set(acao.unidade, acao)
  return [...units.values()].map((acao) => lineOf(acao, '339014', 0, { uso: 'diaria', peso: Math.sqrt(acao.peso) }))
}

function lineOf(acao: Acao, natureza: string, source: number, line: Partial<Line>): Line {
  return {
    acao,
    natureza,
    fonte: acao.fontes[source] as string,
    esfera: natureza === '459065' ? 'I' : ['08', '09', '10'].includes(acao.funcao) ? 'S' : 'F',
    uso: 'compra',
    peso: 0,
    folha: 0,
    objetos: [],
    pesos: [],
    ...line,
  }
}
