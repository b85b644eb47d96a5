// Expense by one level of the budget. Not a paged list: a short array that fits a screen and a chart.
import { money, text, type Field } from '@portal/kit/fields'
import { periodo } from '@portal/kit/filters'
import type { List, Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { MODULO } from '../modulos.ts'
import { empenhosDoNivel, movimentoDoNivel } from './rotas.ts'
import type { NivelDespesa } from './niveis-despesa.ts'

/** The figures of the execution of the budget, said once for every screen that compares them. */
export const EXECUCAO = {
  valorEmpenhado: money('Empenhado', {
    help: 'Dinheiro reservado para despesas, já descontado o que foi anulado, para comparar com o orçamento.',
  }),
  valorLiquidado: money('Liquidado', { help: 'Valor das entregas já conferidas e aceitas, sem o que foi estornado.' }),
  valorRetido: money('Retido', { help: 'Impostos e descontos tirados do pagamento e repassados a quem de direito.' }),
  valorPago: money('Pago', { help: 'Quanto já saiu do caixa, somado ao que foi retido.' }),
} satisfies Record<string, Field>

export const VALORES_DO_NIVEL = ['valorOrcado', 'valorEmpenhado', 'valorLiquidado', 'valorRetido', 'valorPago'] as const
export type ValorDoNivel = (typeof VALORES_DO_NIVEL)[number]

interface Of {
  entidade: number | string
  exercicio: number | string
}

export function despesaPorNivel(of: NivelDespesa, { entidade, exercicio }: Of): List {
  const { rota, nivelLei, tipo, nivel, um, title, description } = of
  const path = `${entidade}/${exercicio}/${nivelLei}/${tipo}`
  return {
    area: 'despesa',
    title,
    path: `/despesa/${rota}`,
    description,
    api: { list: `/despesapornivel/${path}`, totals: `/despesapornivel/totais/${path}`, report: `/despesapornivel/report/${path}` },
    key: ['codigo'],
    fields: {
      codigo: text('Código'),
      descricao: text(um),
      valorOrcado: money('Orçado', { help: 'O que a lei do orçamento previu gastar no ano inteiro, antes de créditos e reduções.' }),
      ...EXECUCAO,
    },
    filters: periodo('data'),
    columns: ['descricao', 'codigo', ...VALORES_DO_NIVEL],
    sort: { by: ['codigo', 'descricao', ...VALORES_DO_NIVEL], initial: 'codigo asc' },
    totals: ['valorOrcado', 'valorLiquidado', 'valorRetido', 'valorEmpenhado', 'valorPago'],
    card: { title: 'descricao', figures: ['valorPago', 'valorEmpenhado', 'valorOrcado'] },
    lastUpdate: { modulo: MODULO.financas, table: 'empenho' },
    empty: { filtered: texts.semRegistros, unfiltered: texts.semRegistros },
    fixed: { nivel, nivelPrograma: '0' },
  }
}

/** The level whose codes are written with dots that are not theirs. */
const NATUREZA = '10'

export interface Periodo {
  dataInicial?: string
  dataFinal?: string
}

/** Whether the figures are of what happened in a period, and not of the year. */
const temPeriodo = ({ dataInicial, dataFinal }: Periodo): boolean => dataInicial !== undefined || dataFinal !== undefined

/**
 * What one row is the sum of: the commitments of the year, told by their whole life, or what happened to them in a period. Nothing for what was not
 * informed, as no filter finds it.
 */
export function provaDaLinha({ filtro, nivel }: NivelDespesa, { codigo }: Row, periodo: Periodo): string {
  if (codigo === undefined) return ''
  const asked = nivel === NATUREZA ? String(codigo).replaceAll('.', '') : String(codigo)
  return temPeriodo(periodo) ? movimentoDoNivel(filtro, asked, periodo) : empenhosDoNivel(filtro, asked)
}
