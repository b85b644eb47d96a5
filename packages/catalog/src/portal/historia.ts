// Declares the story of the year on the first screen: each figure under the name of the list that proves it, with the
// address of that list.
import { code, date, money, text, type Fields } from '@portal/kit/fields'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { defineCall, defineList } from './define.ts'
import { HISTORIA } from './historia-calls.ts'
import * as termosDespesa from '../termos/despesa.ts'
import * as termosPlanejamento from '../termos/planejamento.ts'
import * as termosReceita from '../termos/receita.ts'
import { comparadoAte } from '../comparado.ts'

export const ANO = {
  valorOrcado: money('Orçado', { termo: termosPlanejamento.DOTACAO_INICIAL }),
  valorAtualizado: money('Orçado Atualizado', { termo: termosReceita.PREVISAO_ATUALIZADA }),
  valorArrecadado: money('Arrecadado', { termo: termosReceita.ARRECADACAO }),
  repasseRecebido: money('Repasses Recebidos', { termo: termosReceita.REPASSE_RECEBIDO }),
  valorEmpenhado: money('Empenhado', { termo: termosDespesa.VALOR_EMPENHADO }),
  valorPago: money('Pago', { termo: termosDespesa.VALOR_PAGO }),
  repasseEnviado: money('Repasses Enviados', { termo: termosReceita.REPASSE_ENVIADO }),
} satisfies Fields

export const MESES = {
  inicio: date('Primeiro dia'),
  fim: date('Último dia'),
  valorArrecadado: ANO.valorArrecadado,
  repasseRecebido: ANO.repasseRecebido,
  valorPago: ANO.valorPago,
} satisfies Fields

/** The list that proves each figure of the year and of its months. */
export const LISTA_DE = {
  valorOrcado: 'despesa/funcao',
  valorAtualizado: 'receita',
  valorArrecadado: 'receita',
  repasseRecebido: 'repasses/receita',
  valorEmpenhado: 'despesa/funcao',
  valorPago: 'despesa/funcao',
  repasseEnviado: 'repasses/despesa',
} as const satisfies Record<keyof typeof ANO, string>

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
    filters: {},
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
  'O que foi arrecadado, por origem, antes das deduções, e o que outras entidades do município repassaram.',
)

/** When one function has nearly all the spending, the rows are by element of the expense instead. */
export const saidas = lado(
  'Para onde foi cada R$ 100',
  'saidas',
  'Destino',
  'O que foi pago, por função ou, onde uma só tem quase tudo, pelo elemento da despesa, e o que foi repassado a ' +
    'outras entidades do município.',
)

const FILTRO: Readonly<Record<string, string>> = {
  receita: 'receita',
  'repasses/receita': 'descricao',
  'repasses/despesa': 'descricao',
  'despesa/funcao': 'codigo',
  'despesa/elemento': 'codigo',
}

interface Periodo {
  readonly dataInicial?: string | undefined
  readonly dataFinal?: string | undefined
}

export const provaDoValor = (valor: keyof typeof LISTA_DE, periodo: Periodo = {}): string =>
  withQuery(`/${LISTA_DE[valor]}`, { ...periodo })

/**
 * Returns the address of the list whose headline is the value of a row; undefined for a row without a code, which no
 * filter finds.
 */
export function provaDaLinha(
  { lista, codigo }: Row,
  periodo: Periodo & { readonly exercicio?: number } = {},
): string | undefined {
  const filtro = FILTRO[String(lista)]
  return filtro === undefined || codigo === undefined
    ? undefined
    : withQuery(`/${String(lista)}`, { [filtro]: codigo, ...periodo })
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
