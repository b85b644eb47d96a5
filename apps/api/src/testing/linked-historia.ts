// Compares every figure of the first screen, with its name, with the headline of the list it links to.
import { despesaPorNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import { nivelDaRota } from '@portal/catalog/despesa/niveis-despesa'
import {
  entradas,
  FIGURAS_DO_ANO,
  provaDaLinha,
  provaDoValor,
  saidas,
  umAnoAntes,
  type FiguraDoAno,
} from '@portal/catalog/portal/historia'
import { HISTORIA } from '@portal/catalog/portal/historia-calls'
import { despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { receitaDetalhada } from '@portal/catalog/receita/receita'
import { repasses, TIPOS_DE_REPASSE } from '@portal/catalog/receita/repasses'
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

/** The list calls what was paid "Pago", as it is specified; the first screen names its basis. */
const inTheList = (name: string): string => (name === 'Pago do exercício' ? 'Pago' : name)

export async function linkedHistoria(city: City, contexto: Contexto): Promise<Followed[]> {
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
  for (const [valor, { label, figure }] of Object.entries(FIGURAS_DO_ANO))
    await follow(provaDoValor(valor as FiguraDoAno, exercicio), inTheList(label), ano[valor], figure?.proof.total)
  for (const mes of await city.json<Row[]>(HISTORIA.meses, { ...contexto })) {
    const periodo = { dataInicial: String(mes.inicio), dataFinal: String(mes.fim) }
    for (const valor of ['arrecadadoLiquido', 'repasseRecebido', 'valorPago'] as const) {
      const { label, figure } = FIGURAS_DO_ANO[valor]
      await follow(provaDoValor(valor, exercicio, periodo), inTheList(label), mes[valor], figure?.proof.total)
    }
  }
  for (const list of [entradas, saidas]) {
    for (const row of await city.rows(list, contexto)) {
      const [name, dataFinal] = [NAMES[String(row.lista)], String(row.posicao)]
      await follow(provaDaLinha(row, exercicio), name, row.valor)
      await follow(provaDaLinha(row, exercicio, { dataFinal }), name, row.valorPeriodo)
      if (row.valorAnterior === undefined) continue
      await follow(
        provaDaLinha(row, exercicio, { dataFinal: umAnoAntes(dataFinal), exercicio: exercicio - 1 }),
        name,
        row.valorAnterior,
      )
    }
  }
  return followed
}
