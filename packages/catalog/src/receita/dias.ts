// Declares the lists of one revenue by day, and of the entries of one day.
import { code, date, integer, money, text } from '@portal/kit/fields'
import { contains, periodo, type Filter } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { receitaRazao } from './rotas.ts'
import * as termos from '../termos/receita.ts'

/** Filters given by the address, not by the form. */
const daReceita: Record<string, Filter> = {
  receita: { ...contains('receita', 'Receita'), required: true, asked: 'tabs' },
  fonteRecurso: { ...contains('fonteRecurso', 'Fonte de Recurso'), asked: 'tabs' },
}

const comum = {
  table: 'lancamento_receita',
}

export const receitaRazaoDoDia = defineList({
  ...comum,
  title: 'Razão da receita',
  path: '/receita/dias/razao',
  description: 'Cada lançamento de uma receita em um dia, com o banco e a conta em que o dinheiro entrou.',
  api: '/api/receitas/razao',
  whole: { summary: 'Receita: lançamentos de um dia' },
  key: ['lancamento'],
  fields: {
    lancamento: integer('Lançamento'),
    data: date('Data'),
    receita: code('Receita'),
    descricao: text('Descrição', { cut: 110 }),
    banco: text('Banco'),
    agencia: code('Agência'),
    conta: code('Conta'),
    fonteRecurso: code('Fonte de Recurso'),
    estornaLancamento: integer('Estorna o lançamento'),
    valor: money('Valor', { help: 'Negativo onde o lançamento desfaz outro.' }),
  },
  filters: {
    data: { operator: 'asOf', of: 'date', column: 'data', label: 'Data', required: true, asked: 'tabs' },
    ...daReceita,
  },
  columns: ['lancamento', 'data', 'descricao', 'banco', 'agencia', 'conta', 'valor'],
  sort: { by: ['lancamento', 'descricao', 'valor'], initial: 'lancamento asc' },
  card: { title: 'descricao', figures: ['valor'] },
})

export const receitaDias = defineList({
  ...comum,
  title: 'Receita por dia',
  path: '/receita/dias',
  description: 'Quanto uma receita arrecadou em cada dia do ano.',
  api: '/api/receitas/dia',
  whole: { summary: 'Receita: arrecadado em cada dia', instead: { data: receitaRazaoDoDia } },
  key: ['data'],
  fields: {
    receita: code('Receita'),
    fonteRecurso: code('Fonte de Recurso'),
    data: date('Data'),
    dia: text('Dia'),
    valorArrecadado: money('Arrecadado', { termo: termos.ARRECADACAO, help: 'O que entrou no dia.' }),
  },
  filters: { ...periodo('data'), ...daReceita },
  columns: ['data', 'dia', 'valorArrecadado'],
  sort: { by: ['data', 'valorArrecadado'], initial: 'data asc' },
  card: { title: 'dia', figures: ['valorArrecadado'] },
  open: (row, contexto) =>
    receitaRazao({
      ...contexto,
      data: String(row.data),
      receita: String(row.receita),
      ...(row.fonteRecurso !== undefined && { fonteRecurso: String(row.fonteRecurso) }),
    }),
  rowName: ['data'],
})
