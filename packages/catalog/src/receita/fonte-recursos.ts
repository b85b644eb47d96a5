// The revenue by source of funds, and the revenues of one source.
import { code, money, text } from '@portal/kit/fields'
import { contains, periodo } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { MODULO } from '../modulos.ts'
import { VALORES } from './receita.ts'
import { fonteDetalhe, receitaDiasDe } from './rotas.ts'

const { valorOrcado, valorAtualizado, valorArrecadado } = VALORES

const comum = {
  area: 'receita',
  reads: ['receita', 'despesa'],
  lastUpdate: { modulo: MODULO.financas, table: 'lancamento_receita' },
  empty: { filtered: texts.semRegistros, unfiltered: texts.semRegistros },
}

export const receitaFonteRecursos: List = {
  ...comum,
  title: 'Receita por fonte de recursos',
  path: '/receita-fonte-recursos',
  description: 'Para que serve cada parte do que entra: recursos livres e os que a lei reserva à educação, à saúde e a outros fins.',
  api: { list: '/api/receitas/fonte-recursos', totals: '/api/receitas/fonte-recursos/total', report: '/api/receitas/fonte-recursos/report' },
  key: ['fonteRecurso'],
  fields: {
    fonteRecurso: code('Fonte de Recurso'),
    receita: code('Código'),
    descricao: text('Descrição'),
    valorOrcado,
    valorAtualizado,
    valorArrecadado,
    valorDeducao: money('Deduções'),
  },
  filters: { ...periodo('data'), fonteRecurso: contains('fonteRecurso', 'Fonte de Recurso'), descricaoFonteRecurso: contains('descricao', 'Descrição Fonte de Recurso') },
  columns: ['fonteRecurso', 'descricao', 'valorOrcado', 'valorAtualizado', 'valorArrecadado'],
  sort: { by: ['fonteRecurso', 'descricao', 'valorOrcado', 'valorAtualizado', 'valorArrecadado'], initial: 'fonteRecurso asc' },
  totals: ['valorOrcado', 'valorAtualizado', 'valorArrecadado'],
  card: { title: 'descricao', figures: ['valorArrecadado', 'valorAtualizado'] },
  open: (row, contexto) => fonteDetalhe({ ...contexto, fonteRecurso: String(row.fonteRecurso) }),
  rowName: ['fonteRecurso', 'descricao'],
}

export const receitaFonteDetalhes: List = {
  ...comum,
  title: 'Receitas da fonte de recursos',
  path: '/receita-fonte-recursos/detalhes',
  description: 'Cada receita que alimenta uma fonte de recursos.',
  api: {
    list: '/api/receitas/fonte-recursos/detalhes', totals: '/api/receitas/fonte-recursos/detalhes/total', report: '/api/receitas/fonte-recursos/detalhes/report',
  },
  key: ['receita'],
  fields: {
    receita: code('Receita'),
    descricao: text('Descrição'),
    fonteRecurso: code('Fonte de Recurso'),
    descricaoFonte: text('Descrição Fonte de Recurso'),
    valorOrcado,
    valorOrcadoAtualizado: valorAtualizado,
    valorArrecadado,
    valorDeducao: money('Deduções'),
  },
  filters: { ...periodo('data'), fonteRecurso: { ...contains('fonteRecurso', 'Fonte de Recurso'), required: true, asked: 'tabs' } },
  columns: ['receita', 'descricao', 'valorOrcado', 'valorOrcadoAtualizado', 'valorArrecadado'],
  sort: { by: ['receita', 'descricao', 'valorOrcado', 'valorOrcadoAtualizado', 'valorArrecadado'], initial: 'receita asc' },
  totals: ['valorOrcado', 'valorOrcadoAtualizado', 'valorArrecadado'],
  card: { title: 'descricao', figures: ['valorArrecadado', 'valorOrcadoAtualizado'] },
  open: (row, contexto) => receitaDiasDe({ ...contexto, receita: String(row.receita), fonteRecurso: String(row.fonteRecurso) }),
  rowName: ['receita', 'descricao'],
}
