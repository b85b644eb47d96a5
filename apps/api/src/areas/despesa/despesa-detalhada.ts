// The budget in detail: the tree as a flat array ordered by code, and the rows of any one of its levels.
import type { FastifyInstance } from 'fastify'
import { despesaDetalhada as tree, despesaDetalhadaPorNivel as byLevel } from '@portal/catalog/despesa/despesa-detalhada'
import { readSource, serveWhole } from '../../lists/unpaged.ts'

const treeSource = readSource('despesa-detalhada.sql', import.meta.url)
const levelSource = readSource('despesa-por-nivel.sql', import.meta.url)

export default async function despesaDetalhada(app: FastifyInstance): Promise<void> {
  serveWhole(app, { list: tree, source: treeSource, summary: 'Despesa detalhada: a árvore, em ordem de código' })
  serveWhole(app, { list: byLevel, source: levelSource, summary: 'Despesa detalhada: uma linha por código do nível' })
}
