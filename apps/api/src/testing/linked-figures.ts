// Compares every figure of the budget and of the suppliers that links to a list with the same figure in that list.
import { comprasDiretasFornecedor } from '@portal/catalog/despesa/compras-diretas-fornecedor'
import { despesaPorNivel, provaDaLinha } from '@portal/catalog/despesa/despesa-por-nivel'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { movimentoEmpenhos } from '@portal/catalog/despesa/movimento-empenhos'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import type { Contexto, List, Row } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { cents } from './walk.ts'

type Figures = Readonly<Record<string, number>>

/** `said` and `arrived`: label of a figure → cents, only for labels that both sides have. */
export interface Linked {
  from: string
  to: string
  said: Figures
  arrived: Figures
}

const SUPPLIERS = 50

const figuresOf = ({ fields }: List, row: Row): Map<string, number> =>
  new Map(
    Object.entries(fields).flatMap(([name, { kind, label }]) =>
      kind === 'money' && row[name] !== undefined ? [[label, cents(row[name])] as const] : [],
    ),
  )

/** The lists to which a figure may link. */
const PROOFS: readonly List[] = [empenhos, movimentoEmpenhos]

async function follow(city: City, contexto: Contexto, list: List, row: Row, to: string): Promise<Linked> {
  const { pathname, searchParams } = new URL(to, 'http://portal')
  const proof = PROOFS.find(({ path }) => path === pathname)
  if (!proof) throw new Error(`${list.path} leads to ${pathname}, which is no list of expense`)
  const asked = Object.fromEntries([...searchParams].filter(([, value]) => value !== ''))
  const [said, arrived] = [figuresOf(list, row), figuresOf(proof, await city.totals(proof, contexto, asked))]
  const both = [...said.keys()].filter((label) => arrived.has(label))
  const pick = (figures: Map<string, number>): Figures =>
    Object.fromEntries(both.map((label) => [label, figures.get(label) ?? 0]))
  return { from: list.path, to, said: pick(said), arrived: pick(arrived) }
}

/** Returns three periods: the whole year, one month of it, and the year without January. */
const periodosDe = ({ exercicio }: Contexto): Readonly<Record<string, string>>[] => [
  {},
  { dataInicial: `${exercicio}-03-01`, dataFinal: `${exercicio}-03-31` },
  { dataInicial: `${exercicio}-02-01` },
]

export async function linkedFigures(city: City, contexto: Contexto): Promise<Linked[]> {
  const linked: Linked[] = []
  for (const nivel of NIVEIS_DESPESA) {
    const list = despesaPorNivel(nivel, contexto)
    for (const periodo of periodosDe(contexto)) {
      for (const row of await city.rows(list, contexto, periodo)) {
        const to = provaDaLinha(nivel, row, periodo)
        if (to) linked.push(await follow(city, contexto, list, row, to))
      }
    }
  }
  for (const list of [fornecedores, comprasDiretasFornecedor]) {
    const { content } = await city.json<{ content: Row[] }>(list.api.list, { ...contexto, size: SUPPLIERS })
    for (const row of content) linked.push(await follow(city, contexto, list, row, list.open?.(row, contexto) ?? ''))
  }
  return linked
}
