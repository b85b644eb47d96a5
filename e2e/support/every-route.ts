// Returns an address for every route of the portal: a fixed one, one in the menu, or the first link to it on the pages
// of its parent.
import {
  aditivoDetalhe,
  adjudicacaoDetalhe,
  autorizacaoDetalhe,
  contratoCovidDetalhe,
  contratoDeObra,
  homologacaoDetalhe,
  licitacaoCovidDetalhe,
  subvencaoAdiantamento,
  subvencaoAditivoDetalhe,
  subvencaoPrestacaoDetalhe,
} from '@portal/catalog/contratacao/rotas'
import { empenhoItemDetalhe, fornecedorPagina } from '@portal/catalog/despesa/rotas'
import { itemDoEstoque } from '@portal/catalog/patrimonio/rotas'
import { APP_BASE } from '@portal/catalog/rotas'
import type { Route } from '../../apps/web/src/route.ts'
import { matchRoute } from '../../apps/web/src/routes.tsx'
import { origin } from '../environment.ts'
import { askPage, askRows, first, listAt } from './api.ts'
import { readDatabase } from './database.ts'
import { addressOf, PREFEITURA } from './visit.ts'

/** Number of pages read in search of a link. */
const FAR = 40

/** Returns the key of a child row of a grant; the tabs of a grant show them one at a time. */
async function ofGrants(table: string, where: string, columns: string): Promise<unknown[]> {
  const found: unknown[] = []
  await readDatabase(async (client) => {
    const { rows } = await client.query(
      `select subvencao, ano as "anoSubvencao", ${columns} from ${table} where entidade = $1 and ${where}
        order by ano desc, subvencao limit 1`,
      [PREFEITURA.entidade],
    )
    found.push(...rows)
  })
  return found
}

const DO_VENCEDOR =
  'exercicio_licitacao as "exercicioLicitacao", tipo_licitacao as "tipoLicitacao", licitacao, fornecedor as pessoa'

/** Returns the address of a row of a table. */
async function found<K>(linkTo: (key: K) => string, columns: string, table: string): Promise<string> {
  const keys: K[] = []
  await readDatabase(async (client) => {
    const { rows } = await client.query(`select entidade, exercicio, ${columns} from ${table} where entidade = $1`, [
      PREFEITURA.entidade,
    ])
    keys.push(...rows)
  })
  return linkTo(first(keys, table))
}

/** Addresses that may not be linked in any page's first HTML: their links come later, or in a row further down. */
const late: Readonly<Record<string, () => Promise<string>>> = {
  '/empenhos/item/detalhe': async () => {
    const { empenho, unidadeOrcamentaria } = first(
      (await askPage(listAt('/empenhos'), PREFEITURA)).content,
      'commitment',
    )
    return empenhoItemDetalhe(
      { ...PREFEITURA, empenho: Number(empenho), unidadeOrcamentaria: String(unidadeOrcamentaria) },
      1,
    )
  },
  '/fornecedores/codigo/:fornecedor': async () => {
    const people = (await askRows(listAt('/fornecedores'), PREFEITURA)).filter(({ cnpjCpf }) =>
      String(cnpjCpf).includes('*'),
    )
    return fornecedorPagina({
      ...PREFEITURA,
      fornecedor: Number(first(people, 'person').fornecedor),
      cnpjCpf: undefined,
    })
  },
  '/subvencao/adiantamento-detalhes': async () => {
    const rows = await ofGrants(
      'subvencao_prestacao',
      'prestacao_contas is not null',
      'exercicio_prestacao as exercicio, prestacao_contas as "prestacaoContas"',
    )
    return subvencaoAdiantamento({
      ...PREFEITURA,
      ...(first(rows, 'advance of a grant') as { exercicio: number; prestacaoContas: number }),
    })
  },
  '/subvencoes/aditivo/detalhe': async () => {
    const rows = await ofGrants(
      'subvencao_aditivo',
      'true',
      'numero_aditivo as "numeroAditivo", ano_aditivo as "anoAditivo"',
    )
    return subvencaoAditivoDetalhe({
      ...PREFEITURA,
      ...(first(rows, 'addendum of a grant') as Parameters<typeof subvencaoAditivoDetalhe>[0]),
    })
  },
  '/subvencoes/prestacao-contas/detalhe': async () => {
    const rows = await ofGrants('subvencao_prestacao', 'true', 'sequencia')
    return subvencaoPrestacaoDetalhe({
      ...PREFEITURA,
      ...(first(rows, 'accountability of a grant') as Parameters<typeof subvencaoPrestacaoDetalhe>[0]),
    })
  },
  '/aditivos/detalhes': () => found(aditivoDetalhe, 'contrato as numero, sequencia', 'aditivo'),
  '/adjudicacoes/detalhes': () => found(adjudicacaoDetalhe, DO_VENCEDOR, 'adjudicacao'),
  '/homologacoes/detalhes': () => found(homologacaoDetalhe, DO_VENCEDOR, 'homologacao'),
  '/autorizacoes/detalhes': () => found(autorizacaoDetalhe, 'numero_requisicao as "numeroRequisicao"', 'autorizacao'),
  '/licitacoes-covid/detalhes': () =>
    found(
      licitacaoCovidDetalhe,
      'tipo_licitacao as "tipoLicitacao", licitacao',
      '(select * from licitacao where covid) l',
    ),
  '/contratos-covid/detalhes': () => found(contratoCovidDetalhe, 'contrato', '(select * from contrato where covid) c'),
  '/almoxarifado/:centroCusto/:item': () => found(itemDoEstoque, 'centro_custo as "centroCusto", item', 'estoque'),
  '/contratos/obra': () => found(contratoDeObra, 'contrato', 'contrato'),
}

/** Returns the route of an address; undefined when it has none. */
export const routeOf = (address: string): Route | undefined =>
  matchRoute(new URL(address).pathname.slice(APP_BASE.length))?.route

async function linksOn(address: string): Promise<string[]> {
  const html = await (await fetch(address)).text()
  const hrefs = [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return hrefs.filter((href) => href.startsWith(`${APP_BASE}/`)).map((href) => origin + href)
}

async function linkTo(route: Route, from: string): Promise<string> {
  const pages = [from]
  for (const page of pages) {
    const links = await linksOn(page)
    const found = links.find((link) => routeOf(link) === route)
    if (found) return found
    if (pages.length < FAR)
      pages.push(
        ...links.filter((link) => routeOf(link)?.parent === route.parent && !pages.includes(link)).slice(0, FAR),
      )
  }
  throw new Error(`no page links to ${route.path}`)
}

export async function addressOfRoute(route: Route): Promise<string> {
  const { path, parent, same } = route
  const asked = await late[path]?.()
  if (asked) return addressOf(asked)
  if (parent && !same) return linkTo(route, addressOf(parent))
  return path.includes(':') ? linkTo(route, addressOf('/menu')) : addressOf(path)
}
