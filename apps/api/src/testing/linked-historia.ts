// Compares every figure of the first screen, with its name, with the headline of the list it links to.
import { BASE } from '@portal/kit/link'
import { despesaPorNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import { nivelDaRota } from '@portal/catalog/despesa/niveis-despesa'
import {
  ANO,
  arrecadadoDoMes,
  entradas,
  FIGURAS_DO_ANO,
  provaDaLinha,
  provaDoValor,
  saidas,
  umAnoAntes,
  valorSob,
} from '@portal/catalog/portal/historia'
import { historiaCall, HISTORIA } from '@portal/catalog/portal/historia-calls'
import { despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { PAGO_DO_EXERCICIO } from '@portal/catalog/figuras/despesa'
import { PREVISAO_ATUALIZADA, PREVISAO_INICIAL } from '@portal/catalog/figuras/receita'
import { receita, receitaDetalhada } from '@portal/catalog/receita/receita'
import { repasses, TIPOS_DE_REPASSE } from '@portal/catalog/receita/repasses'
import { readBase, type Base } from '@portal/kit/base'
import { EVERY_BASE } from '@portal/kit/every-base'
import { namesOf } from '@portal/kit/fields'
import type { Figure as Declared } from '@portal/kit/figure'
import type { Contexto, List, Row } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { cents } from './walk.ts'

/** A value in cents and its name. */
interface Figure {
  name: string | undefined
  value: number
}

interface Followed {
  to: string
  said: Figure
  arrived: Figure
}

/** The field that is the headline of a list, by side. */
const HEADLINE: Readonly<Record<string, string>> = {
  'receita-detalhada': 'valorRealizadoLiquido',
  receita: 'valorArrecadado',
  despesa: 'valorPago',
}

async function headline(city: City, contexto: Contexto, to: string, valor?: string): Promise<Figure> {
  const { pathname, searchParams } = new URL(to, 'http://portal')
  const [, area = '', rota] = pathname.split('/')
  const { exercicio = contexto.exercicio, ...filters } = Object.fromEntries(searchParams)
  const at = { ...contexto, exercicio: Number(exercicio) }
  if (area === 'repasses') {
    const tipo = TIPOS_DE_REPASSE.find((each) => each.rota === rota)
    return {
      name: tipo?.label,
      value: cents((await city.totals(repasses, at, { ...filters, tipo: tipo?.value ?? '' })).valorLancado ?? 0),
    }
  }
  const nivel = nivelDaRota(rota)
  const trees: Readonly<Record<string, List>> = {
    'receita-detalhada': receitaDetalhada,
    receita,
    empenhos,
    'despesa-detalhada': despesaDetalhadaPorNivel,
  }
  const list = trees[area] ?? (nivel && despesaPorNivel(nivel, at))
  if (!list) throw new Error(`${to} leads to no list`)
  const field = valor ?? HEADLINE[area] ?? ''
  return { name: list.fields[field]?.label, value: cents((await city.totals(list, at, filters))[field] ?? 0) }
}

/** The name that each list has on the first screen for the figure of a row. */
const NAMES: Readonly<Record<string, string>> = {
  'receita-detalhada': 'Arrecadação Líquida',
  'repasses/receita': 'Repasses Recebidos',
  'repasses/despesa': 'Repasses Enviados',
  'despesa/funcao': 'Pago',
  'despesa/elemento': 'Pago',
}

/** What lists call a figure that the first screen names with its basis, as they are specified. */
const IN_THE_LIST: Readonly<Record<string, string>> = {
  [PAGO_DO_EXERCICIO.id]: 'Pago',
  [PREVISAO_ATUALIZADA.id]: 'Orçado Atualizado',
  [PREVISAO_INICIAL.id]: 'Previsão Inicial',
}
const inTheList = ({ id, name }: Declared): string => IN_THE_LIST[id] ?? name

/** Follows the links of the first screen under each basis, of which the default is the first. */
export async function linkedHistoria(city: City, contexto: Contexto): Promise<Followed[]> {
  const followed: Followed[] = []
  for (const asked of [undefined, ...EVERY_BASE])
    followed.push(...(await linkedUnder(city, contexto, readBase(asked).bases)))
  return followed
}

async function linkedUnder(city: City, contexto: Contexto, bases: readonly Base[]): Promise<Followed[]> {
  const { exercicio } = contexto
  const followed: Followed[] = []
  const follow = async (
    to: string | undefined,
    name: string | undefined,
    value: Row[string],
    valor?: string,
  ): Promise<void> => {
    if (to !== undefined)
      followed.push({
        to,
        said: { name, value: cents(value ?? 0) },
        arrived: await headline(city, contexto, to, valor),
      })
  }
  const ano = await city.json<Row>(HISTORIA.ano, { ...contexto })
  for (const valor of namesOf(FIGURAS_DO_ANO).map((name) => valorSob(name, bases))) {
    const { figure } = ANO[valor]
    await follow(provaDoValor(valor, exercicio), figure && inTheList(figure), ano[valor], figure?.proof.total)
  }
  for (const mes of await city.json<Row[]>(HISTORIA.meses, { ...contexto })) {
    const periodo = { dataInicial: String(mes.inicio), dataFinal: String(mes.fim) }
    for (const valor of [arrecadadoDoMes(bases), 'repasseRecebido', 'valorPago'] as const) {
      const { figure } = ANO[valor]
      await follow(
        provaDoValor(valor, exercicio, periodo),
        figure && inTheList(figure),
        mes[valor],
        figure?.proof.total,
      )
    }
  }
  for (const [parte, list] of [
    ['entradas', entradas],
    ['saidas', saidas],
  ] as const) {
    const base = new URL(historiaCall(parte, contexto, bases), 'http://portal').searchParams.get(BASE)
    for (const row of await city.rows(list, contexto, base === null ? {} : { [BASE]: base })) {
      const dataFinal = String(row.posicao)
      const name =
        row.lista === 'receita-detalhada' && bases.includes('bruto') ? 'Arrecadado' : NAMES[String(row.lista)]
      await follow(provaDaLinha(row, exercicio, undefined, bases), name, row.valor)
      await follow(provaDaLinha(row, exercicio, { dataFinal }, bases), name, row.valorPeriodo)
      if (row.valorAnterior === undefined) continue
      await follow(
        provaDaLinha(row, exercicio, { dataFinal: umAnoAntes(dataFinal), exercicio: exercicio - 1 }, bases),
        name,
        row.valorAnterior,
      )
    }
  }
  return followed
}
