// Declares the list of revenue received because of the pandemic, by revenue and source.
import { code, date, text, withoutFigures } from '@portal/kit/fields'
import { contains, periodo } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { VALORES } from './receita.ts'
import { receitaDiasDe } from './rotas.ts'

const { valorOrcado, valorAtualizado, valorArrecadado } = withoutFigures(VALORES)

export const receitasCovid = defineList({
  title: 'Receitas - COVID-19',
  path: '/receitas-covid',
  sql: 'receitas-covid',
  description:
    'O dinheiro que chegou para combater a pandemia de COVID-19 e os seus efeitos, por receita e fonte de recursos.',
  api: '/api/receitas/covid',
  key: ['receita', 'fonteRecurso'],
  fields: {
    receita: code('Receita'),
    descricao: text('Descrição'),
    fonteRecurso: code('Fonte de Recurso'),
    descricaoFonte: text('Descrição Fonte de Recurso'),
    valorOrcado,
    valorAtualizado,
    valorArrecadado,
    dataInicial: date('Início do período'),
    dataFinal: date('Fim do período'),
  },
  filters: {
    descricaoReceita: contains('descricao', 'Descrição Receita'),
    receitaLike: contains('receita', 'Receita'),
    fonteRecurso: contains('fonteRecurso', 'Fonte de Recurso'),
    descricaoFonteRecurso: contains('descricaoFonte', 'Descrição Fonte de Recurso'),
    ...periodo('data'),
  },
  columns: ['receita', 'descricao', 'fonteRecurso', 'descricaoFonte', 'valorAtualizado', 'valorArrecadado'],
  sort: { by: ['receita', 'descricao', 'fonteRecurso', 'valorAtualizado', 'valorArrecadado'], initial: 'receita asc' },
  totals: ['valorOrcado', 'valorAtualizado', 'valorArrecadado'],
  card: { title: 'descricao', figures: ['valorArrecadado', 'valorAtualizado'] },
  rowName: ['descricao', 'descricaoFonte'],
  open: (row, contexto) =>
    receitaDiasDe(
      { ...contexto, receita: String(row.receita), fonteRecurso: String(row.fonteRecurso) },
      {
        ...(row.dataInicial !== undefined && { dataInicial: String(row.dataInicial) }),
        ...(row.dataFinal !== undefined && { dataFinal: String(row.dataFinal) }),
      },
    ),
  table: 'lancamento_receita',
})
