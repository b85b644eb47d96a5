// Declares the list of people who work in the entity for a company it hired.
import { code, date, documento, integer, text } from '@portal/kit/fields'
import { contains } from '@portal/kit/filters'
import { defineList } from './define.ts'

export const terceirizados = defineList({
  title: 'Terceirizados',
  path: '/terceirizados',
  description:
    'Quem trabalha na entidade por uma empresa contratada: o que faz, onde, por que empresa e por que contrato.',
  scope: 'entity',
  key: ['terceirizado'],
  fields: {
    entidade: integer('Entidade'),
    terceirizado: integer('Número'),
    nome: text('Nome'),
    funcao: text('Função'),
    empresa: text('Empresa'),
    cnpj: documento('CNPJ'),
    contratoAno: code('Contrato'),
    localTrabalho: text('Local de Trabalho'),
    dataInicio: date('Início'),
    dataFim: date('Saída', { awaited: true }),
  },
  filters: {
    nome: contains('nome', 'Nome'),
    funcao: contains('funcao', 'Função'),
    empresa: contains('empresa', 'Empresa'),
    local: contains('localTrabalho', 'Local de Trabalho'),
  },
  columns: ['nome', 'funcao', 'empresa', 'cnpj', 'contratoAno', 'localTrabalho', 'dataInicio', 'dataFim'],
  sort: { by: ['nome', 'dataInicio'], initial: 'nome asc' },
  card: { title: 'nome' },
  table: 'terceirizado',
})
