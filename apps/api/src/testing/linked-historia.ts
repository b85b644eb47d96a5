// Compares every figure of the first screen, with its name, with the headline of the list it links to.
import { despesaPorNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import { nivelDaRota } from '@portal/catalog/despesa/niveis-despesa'
import {
  ANO,
  entradas,
  LISTA_DE,
  MESES,
  provaDaLinha,
  provaDoValor,
  saidas,
  umAnoAntes,
} from '@portal/catalog/portal/historia'
import { HISTORIA } from '@portal/catalog/portal/historia-calls'
import { receita } from '@portal/catalog/receita/receita'
import { repasses, TIPOS_DE_REPASSE } from '@portal/catalog/receita/repasses'
import type { Contexto, Row } from '@portal/kit/list'
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
const HEADLINE: Readonly<Record<string, string>> = { receita: 'valorArrecadado', despesa: 'valorPago' }

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
  const list = area === 'receita' ? receita : nivel && despesaPorNivel(nivel, at)
  if (!list) throw new Error(`${to} leads to no list`)
  const field = valor ?? HEADLINE[area] ?? ''
  return { name: list.fields[field]?.label, value: cents((await city.totals(list, at, filters))[field] ?? 0) }
}

/** The name that the first screen gives to the figure of each list. */
const NAMES: Readonly<Record<string, string>> = {
  receita: ANO.valorArrecadado.label,
  'repasses/receita': ANO.repasseRecebido.label,
  'repasses/despesa': ANO.repasseEnviado.label,
  'despesa/funcao': ANO.valorPago.label,
  'despesa/elemento': ANO.valorPago.label,
}

export async function linkedHistoria(city: City, contexto: Contexto): Promise<Followed[]> {
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
  for (const valor of Object.keys(LISTA_DE) as (keyof typeof LISTA_DE)[])
    await follow(provaDoValor(valor), ANO[valor].label, ano[valor], valor)
  for (const mes of await city.json<Row[]>(HISTORIA.meses, { ...contexto })) {
    const periodo = { dataInicial: String(mes.inicio), dataFinal: String(mes.fim) }
    for (const valor of ['valorArrecadado', 'repasseRecebido', 'valorPago'] as const)
      await follow(provaDoValor(valor, periodo), MESES[valor].label, mes[valor], valor)
  }
  for (const list of [entradas, saidas]) {
    for (const row of await city.rows(list, contexto)) {
      const [name, dataFinal] = [NAMES[String(row.lista)], String(row.posicao)]
      await follow(provaDaLinha(row), name, row.valor)
      await follow(provaDaLinha(row, { dataFinal }), name, row.valorPeriodo)
      if (row.valorAnterior === undefined) continue
      await follow(
        provaDaLinha(row, { dataFinal: umAnoAntes(dataFinal), exercicio: contexto.exercicio - 1 }),
        name,
        row.valorAnterior,
      )
    }
  }
  return followed
}
