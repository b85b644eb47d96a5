// Expense by one level of the budget. Not a paged list: a short array that fits a screen and a chart.
import { money, text, type Field } from '@portal/kit/fields'
import { choice, periodo, type Filter } from '@portal/kit/filters'
import type { List, Row } from '@portal/kit/list'
import { defineList } from './define.ts'
import { ESFERAS } from './esferas.ts'
import { empenhosDoNivel, movimentoDoNivel } from './rotas.ts'
import type { NivelDespesa } from './niveis-despesa.ts'
import * as termosDespesa from '../termos/despesa.ts'
import * as termosPlanejamento from '../termos/planejamento.ts'

/** The figures of the execution of the budget, said once for every screen that compares them. */
export const EXECUCAO = {
  valorEmpenhado: money('Empenhado', {
    termo: termosDespesa.VALOR_EMPENHADO,
    help: 'Para comparar com o orçamento.',
  }),
  valorLiquidado: money('Liquidado', { termo: termosDespesa.VALOR_LIQUIDADO }),
  valorRetido: money('Retido', { termo: termosDespesa.RETENCAO }),
  valorPago: money('Pago', { termo: termosDespesa.VALOR_PAGO }),
} satisfies Record<string, Field>

export const VALORES_DO_NIVEL = ['valorOrcado', 'valorEmpenhado', 'valorLiquidado', 'valorRetido', 'valorPago'] as const
export type ValorDoNivel = (typeof VALORES_DO_NIVEL)[number]

/** One code alone, chosen as the commitments choose it. */
const porCodigo = ({ filtro, um }: NivelDespesa): Filter =>
  choice('codigo', um, filtro === 'esfera' ? ESFERAS : { from: `/api/programatica/${filtro}`, ids: 'code' })

interface Of {
  entidade: number | string
  exercicio: number | string
}

export function despesaPorNivel(of: NivelDespesa, { entidade, exercicio }: Of): List {
  const { rota, nivelLei, tipo, nivel, um, title, description } = of
  const path = `${entidade}/${exercicio}/${nivelLei}/${tipo}`
  return defineList({
    title,
    path: `/despesa/${rota}`,
    description,
    api: {
      list: `/despesapornivel/${path}`,
      totals: `/despesapornivel/totais/${path}`,
      report: `/despesapornivel/report/${path}`,
    },
    key: ['codigo'],
    fields: {
      codigo: text('Código'),
      descricao: text(um),
      valorOrcado: money('Orçado', { termo: termosPlanejamento.DOTACAO_INICIAL }),
      ...EXECUCAO,
    },
    filters: { ...periodo('data'), codigo: porCodigo(of) },
    columns: ['descricao', 'codigo', ...VALORES_DO_NIVEL],
    sort: { by: ['codigo', 'descricao', ...VALORES_DO_NIVEL], initial: 'codigo asc' },
    totals: ['valorOrcado', 'valorLiquidado', 'valorRetido', 'valorEmpenhado', 'valorPago'],
    card: { title: 'descricao', figures: ['valorPago', 'valorEmpenhado', 'valorOrcado'] },
    table: 'empenho',
    sql: 'despesa-por-nivel',
    fixed: { nivel, nivelPrograma: '0' },
  })
}

/** The level whose codes are written with dots that are not theirs. */
const NATUREZA = '10'

export interface Periodo {
  dataInicial?: string
  dataFinal?: string
}

/** Whether the figures are of what happened in a period, and not of the year. */
const temPeriodo = ({ dataInicial, dataFinal }: Periodo): boolean =>
  dataInicial !== undefined || dataFinal !== undefined

/**
 * What one row is the sum of: the commitments of the year, told by their whole life, or what happened to them in a
 * period. Nothing for what was not informed, as no filter finds it.
 */
export function provaDaLinha({ filtro, nivel }: NivelDespesa, { codigo }: Row, periodo: Periodo): string {
  if (codigo === undefined) return ''
  const asked = nivel === NATUREZA ? String(codigo).replaceAll('.', '') : String(codigo)
  return temPeriodo(periodo) ? movimentoDoNivel(filtro, asked, periodo) : empenhosDoNivel(filtro, asked)
}
