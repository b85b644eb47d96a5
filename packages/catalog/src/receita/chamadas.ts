// What the screens of revenue ask beyond lists: the months of one revenue, its name, and the sources a filter offers.
import { defineCall, defineOptions } from '@portal/kit/call'
import { code, integer, money, text } from '@portal/kit/fields'

const area = 'receita'

const DA_RECEITA = { required: { receita: code('Receita') }, optional: { fonteRecurso: code('Fonte de Recurso') } }

export const GRAFICO_ANUAL = '/api/receitas/grafico-anual'
export const NATUREZA = '/api/receitas/natureza'

export const calls = [
  defineCall({
    area, path: GRAFICO_ANUAL, summary: 'Receita: arrecadado em cada mês do ano', key: DA_RECEITA, sql: 'grafico-anual',
    fields: { mes: integer('Mês'), valorArrecadado: money('Arrecadado') },
  }),
  defineCall({
    area, reads: ['receita', 'despesa'], path: NATUREZA, summary: 'Receita: o que é um código', key: DA_RECEITA, sql: 'natureza',
    fields: { receita: code('Receita'), descricao: text('Descrição'), fonteRecurso: code('Fonte de Recurso'), descricaoFonte: text('Descrição Fonte de Recurso') },
    one: { notFound: 'Receita não encontrada.' },
  }),
  defineOptions({ area, reads: ['receita', 'despesa'], path: '/api/receitas/fontes', summary: 'Receita: fontes que arrecadam', ids: 'code', sql: 'fontes' }),
]
