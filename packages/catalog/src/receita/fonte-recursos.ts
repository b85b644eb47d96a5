// Declares revenue by source of funds, and the revenues of one source.
import { amount, code, text } from '@portal/kit/fields'
import { contains, periodo } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { DEDUCOES } from '../figuras/receita.ts'
import { VALORES } from './receita.ts'
import { fonteDetalhe, receitaDiasDe } from './rotas.ts'

const { valorOrcado, valorAtualizado, valorArrecadado } = VALORES

const comum = {
  table: 'lancamento_receita',
}

export const receitaFonteRecursos = defineList({
  ...comum,
  title: 'Receita por fonte de recursos',
  path: '/receita-fonte-recursos',
  description:
    'Para que serve cada parte do que entra: recursos livres e os que a lei reserva à educação, à saúde e a ' +
    'outros fins.',
  api: '/api/receitas/fonte-recursos',
  whole: { summary: 'Receita por fonte de recursos: uma linha por fonte' },
  key: ['fonteRecurso'],
  fields: {
    fonteRecurso: code('Fonte de Recurso'),
    receita: code('Código'),
    descricao: text('Descrição'),
    valorOrcado,
    valorAtualizado,
    valorArrecadado,
    valorDeducao: amount(DEDUCOES),
  },
  filters: {
    ...periodo('data'),
    fonteRecurso: contains('fonteRecurso', 'Fonte de Recurso'),
    descricaoFonteRecurso: contains('descricao', 'Descrição Fonte de Recurso'),
  },
  columns: ['fonteRecurso', 'descricao', 'valorOrcado', 'valorAtualizado', 'valorArrecadado'],
  sort: { initial: 'fonteRecurso asc' },
  card: { title: 'descricao', figures: ['valorArrecadado', 'valorAtualizado'] },
  open: (row, contexto) => fonteDetalhe({ ...contexto, fonteRecurso: String(row.fonteRecurso) }),
  rowName: ['fonteRecurso', 'descricao'],
})

export const receitaFonteDetalhes = defineList({
  ...comum,
  title: 'Receitas da fonte de recursos',
  path: '/receita-fonte-recursos/detalhes',
  description: 'Cada receita que alimenta uma fonte de recursos.',
  api: '/api/receitas/fonte-recursos/detalhes',
  whole: { summary: 'Receita por fonte de recursos: as receitas de uma fonte' },
  key: ['receita'],
  fields: {
    receita: code('Receita'),
    descricao: text('Descrição'),
    fonteRecurso: code('Fonte de Recurso'),
    descricaoFonte: text('Descrição Fonte de Recurso'),
    valorOrcado,
    valorOrcadoAtualizado: valorAtualizado,
    valorArrecadado,
    valorDeducao: amount(DEDUCOES),
  },
  filters: {
    ...periodo('data'),
    fonteRecurso: { ...contains('fonteRecurso', 'Fonte de Recurso'), required: true, asked: 'tabs' },
  },
  columns: ['receita', 'descricao', 'valorOrcado', 'valorOrcadoAtualizado', 'valorArrecadado'],
  sort: { initial: 'receita asc' },
  card: { title: 'descricao', figures: ['valorArrecadado', 'valorOrcadoAtualizado'] },
  open: (row, contexto) =>
    receitaDiasDe({ ...contexto, receita: String(row.receita), fonteRecurso: String(row.fonteRecurso) }),
  rowName: ['receita', 'descricao'],
})
