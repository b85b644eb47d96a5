// The tree of revenue as a flat array ordered by code, one revenue day by day, and the entries of a day.
import type { FastifyInstance } from 'fastify'
import { receitaDias, receitaRazaoDoDia } from '@portal/catalog/receita/dias'
import { receitaFonteDetalhes, receitaFonteRecursos } from '@portal/catalog/receita/fonte-recursos'
import { receita, receitaDetalhada } from '@portal/catalog/receita/receita'
import { repasseMes } from '@portal/catalog/receita/repasses'
import type { List } from '@portal/kit/list'
import { openAnswers, readSource, serveWhole } from '../../lists/unpaged.ts'

const source = (file: string): ReturnType<typeof readSource> => readSource(file, import.meta.url)

/** What a tree sums to is what its last rows say, whatever level is shown. */
const folhas = (list: List): List => ({ ...list, api: { ...list.api, list: `${list.api.list}/folhas` }, fixed: { folhas: 'S' } })

export default async function receitas(app: FastifyInstance): Promise<void> {
  const tree = source('receitas.sql')
  for (const [list, summary] of [[receita, 'Receita: a árvore, em ordem de código'], [receitaDetalhada, 'Receita detalhada: a árvore, em ordem de código']] as const) {
    serveWhole(app, { list, source: tree, summary, totals: folhas(list) })
  }
  const ledger = source('receita-razao.sql')
  const razao = openAnswers(app, ledger)
  serveWhole(app, {
    list: receitaDias, source: source('receita-dias.sql'), summary: 'Receita: arrecadado em cada dia',
    instead: async (request, reply) =>
      new URL(request.url, 'http://portal').searchParams.has('data')
        ? razao.rows({ request, reply, list: receitaRazaoDoDia, contexto: await app.contextoOf(request) })
        : undefined,
  })
  serveWhole(app, { list: receitaRazaoDoDia, source: ledger, summary: 'Receita: lançamentos de um dia' })
  serveWhole(app, { list: receitaFonteRecursos, source: source('receita-fonte-recursos.sql'), summary: 'Receita por fonte de recursos: uma linha por fonte' })
  serveWhole(app, { list: receitaFonteDetalhes, source: source('receita-fonte-detalhes.sql'), summary: 'Receita por fonte de recursos: as receitas de uma fonte' })
  serveWhole(app, { list: repasseMes, source: source('repasse-mes.sql'), summary: 'Repasses: cada transferência de um repasse' })
}
