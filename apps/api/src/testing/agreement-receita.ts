// The figures of revenue to compare: in the tree and its detail, by source, by month and by day, and what one entity
// transfers to another.
import { receitaDias } from '@portal/catalog/receita/dias'
import { dividaAtiva } from '@portal/catalog/receita/dividaativa'
import { receitaFonteRecursos } from '@portal/catalog/receita/fonte-recursos'
import { receita, receitaDetalhada } from '@portal/catalog/receita/receita'
import { repasses } from '@portal/catalog/receita/repasses'
import type { Row } from '@portal/kit/list'
import { looks, ofRow, ofRows, type Names, type Reading } from './agreement-reading.ts'

const NA_ARVORE: Names = { 'receita: atualizado': 'valorAtualizado', 'receita: arrecadado': 'valorArrecadado' }
const ARRECADADO: Names = { 'receita: arrecadado': 'valorArrecadado' }
const CATEGORIAS = ['1', '2']

const figures: readonly Reading[] = [
  { name: 'Receita, totais', read: async (city, contexto) => ofRow(NA_ARVORE, await city.totals(receita, contexto)) },
  {
    name: 'Receita detalhada, totais',
    read: async (city, contexto) => ofRow(NA_ARVORE, await city.totals(receitaDetalhada, contexto)),
  },
  {
    name: 'Receita, as categorias',
    read: async (city, contexto) =>
      ofRows(
        NA_ARVORE,
        (await city.json<Row[]>(receita.api.list, { ...contexto })).filter(({ nivel }) => nivel === 1),
      ),
  },
  {
    name: 'Receita, as últimas linhas',
    read: async (city, contexto) =>
      ofRows(
        NA_ARVORE,
        (await city.json<Row[]>(receita.api.list, { ...contexto })).filter(
          ({ aceitaMovimentacao }) => aceitaMovimentacao === 'S',
        ),
      ),
  },
  {
    name: 'Receita por fonte',
    read: async (city, contexto) => ofRow(NA_ARVORE, await city.totals(receitaFonteRecursos, contexto)),
  },
  {
    name: 'Receita, dia por dia',
    read: async (city, contexto) =>
      ofRows(
        ARRECADADO,
        await Promise.all(CATEGORIAS.map((codigo) => city.totals(receitaDias, contexto, { receita: codigo }))),
      ),
  },
  {
    name: 'Receita, mês por mês',
    read: async (city, contexto) =>
      ofRows(
        ARRECADADO,
        (
          await Promise.all(
            CATEGORIAS.map((codigo) =>
              city.json<Row[]>('/api/receitas/grafico-anual', { ...contexto, receita: codigo }),
            ),
          )
        ).flat(),
      ),
  },
]

const divida: readonly Reading[] = [
  ...looks('Dívida ativa', dividaAtiva, { saldo: 'valor' }, {}, 'dívida ativa'),
  {
    name: 'Dívida ativa, por ano de inscrição',
    read: async (city, contexto) =>
      ofRows({ 'dívida ativa: saldo': 'saldo' }, await city.json<Row[]>('/api/dividas-ativas/anos', { ...contexto })),
  },
]

export const daReceita: readonly Reading[] = [
  ...figures,
  ...divida,
  ...looks('Repasses enviados', repasses, { valor: 'valorLancado' }, { tipo: 'E' }, 'repasses enviados'),
  ...looks('Repasses recebidos', repasses, { valor: 'valorLancado' }, { tipo: 'R' }, 'repasses recebidos'),
]
