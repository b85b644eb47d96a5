// Declares the story of the year on the first screen: each figure under its name, with the address of the list that
// proves it.
import { amount, code, date, money, text, type Fields } from '@portal/kit/fields'
import type { Base } from '@portal/kit/base'
import { lastDayOf, proofOf } from '@portal/kit/figure'
import { choice, offScreen } from '@portal/kit/filters'
import { withQuery } from '@portal/kit/link'
import type { List, Row } from '@portal/kit/list'
import { nameUnder } from '@portal/kit/under'
import { defineCall, defineList } from './define.ts'
import { HISTORIA } from './historia-calls.ts'
import { comparadoAte, conhecidoAte } from '../comparado.ts'
import { BASES_PEDIDAS } from '../base.ts'
import {
  DOTACAO_ATUALIZADA,
  DOTACAO_INICIAL,
  EMPENHADO,
  EMPENHADO_NO_ANO,
  PAGO,
  PAGO_DO_EXERCICIO,
} from '../figuras/despesa.ts'
import {
  ARRECADADO,
  ARRECADADO_LIQUIDO,
  PREVISAO_ATUALIZADA,
  PREVISAO_INICIAL,
  PREVISAO_INICIAL_LIQUIDA,
  PREVISAO_LIQUIDA,
  REPASSE_ENVIADO,
  REPASSE_RECEBIDO,
} from '../figuras/receita.ts'

/** The figures of the year, each of what happened in it. */
export const FIGURAS_DO_ANO = {
  dotacaoAtualizada: amount(DOTACAO_ATUALIZADA),
  previsaoLiquida: amount(PREVISAO_LIQUIDA),
  arrecadadoLiquido: amount(ARRECADADO_LIQUIDO),
  repasseRecebido: amount(REPASSE_RECEBIDO),
  valorEmpenhado: amount(EMPENHADO_NO_ANO),
  valorPago: amount(PAGO_DO_EXERCICIO),
  repasseEnviado: amount(REPASSE_ENVIADO),
} satisfies Fields

export type FiguraDoAno = keyof typeof FIGURAS_DO_ANO

/** The same figures, and what is shown in their place under another basis. */
export const ANO = {
  ...FIGURAS_DO_ANO,
  valorOrcado: amount(DOTACAO_INICIAL),
  valorAtualizado: amount(PREVISAO_ATUALIZADA),
  valorArrecadado: amount(ARRECADADO),
  valorPrevisto: amount(PREVISAO_INICIAL),
  previsaoInicialLiquida: amount(PREVISAO_INICIAL_LIQUIDA),
  empenhadoPosicao: amount(EMPENHADO, { label: 'Empenhado até hoje' }),
  pagoPosicao: amount(PAGO, { label: 'Pago até hoje' }),
  posicaoReceita: date('Arrecadação até', { help: 'O dia do último lançamento da receita no ano.' }),
  posicaoDespesa: date('Despesa até', { help: 'O dia do último lançamento da despesa no ano.' }),
  ultimoFatoDespesa: conhecidoAte('Despesa conhecida até'),
} satisfies Fields

export const MESES = {
  inicio: date('Primeiro dia'),
  fim: date('Último dia'),
  arrecadadoLiquido: ANO.arrecadadoLiquido,
  valorArrecadado: ANO.valorArrecadado,
  repasseRecebido: ANO.repasseRecebido,
  valorPago: ANO.valorPago,
} satisfies Fields

const lado = (title: string, parte: 'entradas' | 'saidas', um: string, description: string) =>
  defineList({
    title,
    path: `/historia/${parte}`,
    description,
    api: { list: HISTORIA[parte], report: `${HISTORIA[parte]}/report` },
    key: ['lista', 'codigo', 'descricao'],
    fields: {
      lista: code('Lista que comprova'),
      codigo: code('Código'),
      descricao: text(um),
      valor: money('Valor'),
      parte: money('De cada R$ 100'),
      posicao: comparadoAte('Comparado até'),
      valorPeriodo: money('Valor até esse dia'),
      valorAnterior: money('No ano anterior, até o mesmo dia'),
      diferenca: money('Diferença'),
    },
    filters: offScreen({ base: choice('base', 'Base', BASES_PEDIDAS) }),
    columns: ['descricao', 'codigo', 'valor', 'parte', 'posicao', 'valorPeriodo', 'valorAnterior', 'diferenca'],
    sort: { by: ['valor', 'descricao'], initial: 'valor desc' },
    totals: ['valor', 'parte'],
    whole: { everyYear: true },
    table: 'lancamento_receita',
  })

export const entradas = lado(
  'De onde veio cada R$ 100',
  'entradas',
  'Origem',
  'O que foi arrecadado, por origem, menos as deduções, e o que outras entidades do município repassaram.',
)

/** When one function has nearly all the spending, the rows are by element of the expense instead. */
export const saidas = lado(
  'Para onde foi cada R$ 100',
  'saidas',
  'Destino',
  'O que foi pago no ano dos empenhos dele, por função ou, onde uma só tem quase tudo, pelo elemento da despesa, e o ' +
    'que foi repassado a outras entidades do município.',
)

const OUTRA_DESCRICAO: Readonly<Partial<Record<Base, readonly [of: List, description: string]>>> = {
  bruto: [
    entradas,
    'O que foi arrecadado, por origem, antes das deduções, e o que outras entidades do município repassaram.',
  ],
  posicao: [
    saidas,
    'O que já se pagou dos empenhos do ano, por função ou, onde uma só tem quase tudo, pelo elemento da despesa, e o ' +
      'que foi repassado a outras entidades do município.',
  ],
}

/** Describes the rows of a side as they are under a basis. */
export const descricaoSob = (of: List, bases: readonly Base[]): string =>
  bases.map((base) => OUTRA_DESCRICAO[base]).find((other) => other?.[0] === of)?.[1] ?? of.description

const FILTRO: Readonly<Record<string, string>> = {
  'receita-detalhada': 'receita',
  'repasses/receita': 'descricao',
  'repasses/despesa': 'descricao',
  'despesa/funcao': 'codigo',
  'despesa/elemento': 'codigo',
}

interface Periodo {
  readonly dataInicial?: string | undefined
  readonly dataFinal?: string | undefined
}

export type ValorDoAno = keyof typeof ANO

/** Returns the name of the value shown in place of a figure of the year under a basis. */
export const valorSob = (valor: ValorDoAno, bases: readonly Base[]): ValorDoAno => nameUnder(ANO, valor, bases)

/** Returns the name of what came in in a month; what is paid in it is of its days under any basis. */
export const arrecadadoDoMes = (bases: readonly Base[]): 'arrecadadoLiquido' | 'valorArrecadado' =>
  bases.includes('bruto') ? 'valorArrecadado' : 'arrecadadoLiquido'

/** Returns the address of the list that proves a figure of the year, or the part of it in a period. */
export function provaDoValor(valor: ValorDoAno, exercicio: number, periodo?: Periodo): string | undefined {
  const { figure } = ANO[valor]
  return figure && proofOf(figure, exercicio, periodo && { ...periodo })
}

/**
 * Returns the address of the list whose headline is the value of a row; undefined for a row without a code, which no
 * filter finds. Of the expense, without a period, it is what happened until the end of the year, unless the basis is
 * the position of today; before deductions the headline is that of the revenue without them.
 */
export function provaDaLinha(
  { lista, codigo }: Row,
  exercicio: number,
  periodo?: Periodo & { readonly exercicio?: number },
  bases: readonly Base[] = [],
): string | undefined {
  const filtro = FILTRO[String(lista)]
  const isLimited = String(lista).startsWith('despesa/') && !bases.includes('posicao')
  const noAno = isLimited ? { dataFinal: lastDayOf(exercicio) } : {}
  const rota = lista === 'receita-detalhada' && bases.includes('bruto') ? 'receita' : String(lista)
  return filtro === undefined || codigo === undefined
    ? undefined
    : withQuery(`/${rota}`, { [filtro]: codigo, ...(periodo ?? noAno) })
}

/** Returns the same day of the previous year; 28 February for 29 February. */
export const umAnoAntes = (dia: string): string =>
  `${Number(dia.slice(0, 4)) - 1}${dia.slice(4).replace('-02-29', '-02-28')}`

export const historiaDeclarada = [
  defineCall({
    path: HISTORIA.ano,
    summary: 'O ano: planejado, arrecadado, empenhado e pago',
    sql: 'historia-ano',
    fields: ANO,
    one: { notFound: 'Sem dados no exercício.' },
  }),
  defineCall({ path: HISTORIA.meses, summary: 'O ano: os últimos meses', sql: 'historia-meses', fields: MESES }),
]
