// Declares expense by one level of the budget. It is not paged: a short array that fits a screen and a chart.
import { amount, text, type Field } from '@portal/kit/fields'
import { choice, periodo, type Filter } from '@portal/kit/filters'
import type { List, Row } from '@portal/kit/list'
import { defineList } from './define.ts'
import { ESFERAS } from './esferas.ts'
import {
  DOTACAO_INICIAL,
  EMPENHADO,
  EMPENHADO_NO_ANO,
  LIQUIDADO,
  LIQUIDADO_NO_ANO,
  PAGO,
  PAGO_DO_EXERCICIO,
  RETIDO,
  RETIDO_NO_ANO,
} from '../figuras/despesa.ts'
import { empenhosDoNivel, movimentoDoNivel } from './rotas.ts'
import type { NivelDespesa } from './niveis-despesa.ts'
import { comEmpenhos } from '../enviado.ts'

/**
 * Fields of the execution of the budget, shared by every screen that compares them: asked for the year until its last
 * day, their sums are the figures of the year.
 */
export const EXECUCAO = {
  valorEmpenhado: amount(
    { ...EMPENHADO, inYear: EMPENHADO_NO_ANO },
    { label: 'Empenhado', when: comEmpenhos, help: 'Para comparar com o orçamento.' },
  ),
  valorLiquidado: amount({ ...LIQUIDADO, inYear: LIQUIDADO_NO_ANO }),
  valorRetido: amount({ ...RETIDO, inYear: RETIDO_NO_ANO }),
  valorPago: amount({ ...PAGO, inYear: PAGO_DO_EXERCICIO }),
} satisfies Record<string, Field>

export const VALORES_DO_NIVEL = ['valorOrcado', 'valorEmpenhado', 'valorLiquidado', 'valorRetido', 'valorPago'] as const
export type ValorDoNivel = (typeof VALORES_DO_NIVEL)[number]

/** Filters by a single code, with the options of the commitments' filter. */
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
      valorOrcado: amount(DOTACAO_INICIAL),
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

/** The level whose codes (natureza) are shown with dots that are not part of them. */
const NATUREZA = '10'

export interface Periodo {
  dataInicial?: string
  dataFinal?: string
}

/** Returns whether the figures are of a period, instead of the whole year. */
const temPeriodo = ({ dataInicial, dataFinal }: Periodo): boolean =>
  dataInicial !== undefined || dataFinal !== undefined

/**
 * Returns the address of the list whose sum one row is: the commitments of the year, or in a period what happened to
 * them. Empty for a row without a code, which no filter finds.
 */
export function provaDaLinha({ filtro, nivel }: NivelDespesa, { codigo }: Row, periodo: Periodo): string {
  if (codigo === undefined) return ''
  const asked = nivel === NATUREZA ? String(codigo).replaceAll('.', '') : String(codigo)
  return temPeriodo(periodo) ? movimentoDoNivel(filtro, asked, periodo) : empenhosDoNivel(filtro, asked)
}
