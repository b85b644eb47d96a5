// Declares the calls of revenue beyond lists: the months of one revenue, its name, and the sources of a filter.
import { code, date, integer, money, text } from '@portal/kit/fields'
import { mostraValorDaDivida } from '../parametros.ts'
import { RECEITAS_LANCADAS } from './arrecadacoes.ts'
import { dashboardCalls } from './dashboard.ts'
import { defineCall, defineOptions } from './define.ts'

const DA_RECEITA = { required: { receita: code('Receita') }, optional: { fonteRecurso: code('Fonte de Recurso') } }

export const GRAFICO_ANUAL = '/api/receitas/grafico-anual'
export const NATUREZA = '/api/receitas/natureza'

export const CONTRIBUINTE = '/api/dividas-ativas/contribuinte'
export const DIVIDA_POR_ANO = '/api/dividas-ativas/anos'
export const DIVIDA_POSICOES = '/api/dividas-ativas/posicoes'

/** Fields of each debt of a contributor. */
export const DIVIDAS = {
  descricaoTipoCadastro: text('Tipo de cadastro'),
  cadastroGeral: integer('Cadastro'),
  setor: code('Setor'),
  quadra: code('Quadra', { help: 'A de uma pessoa não é publicada.' }),
  lote: code('Lote', { help: 'O de uma pessoa não é publicado.' }),
  descricaoDivida: text('Dívida'),
  exercicioDivida: integer('Inscrita em'),
  guiaTributaria: code('Guia'),
  situacaoLegal: text('Situação legal'),
  condicao: text('Condição'),
  valor: money('Valor', { when: mostraValorDaDivida }),
}

export const POR_ANO = {
  exercicioDivida: integer('Ano da inscrição'),
  contribuintes: integer('Contribuintes'),
  valorInscrito: money('Inscrito'),
  valorAtualizacao: money('Atualizações'),
  valorPago: money('Pago'),
  valorCancelado: money('Cancelado'),
  saldo: money('Saldo'),
}

/** Fields summed by year of inscription; a contributor may owe in several years. */
export const DIVIDA_SOMADA = ['valorInscrito', 'valorAtualizacao', 'valorPago', 'valorCancelado', 'saldo']

export const POSICOES = { posicao: date('Posição em'), contribuintes: integer('Contribuintes'), saldo: money('Saldo') }

export const calls = [
  ...dashboardCalls,
  defineCall({
    path: CONTRIBUINTE,
    summary: 'Dívida ativa: o que deve um contribuinte',
    sql: 'divida-contribuinte',
    fields: { nome: text('Nome'), ...DIVIDAS },
    key: {
      required: {},
      optional: {
        nome: text('Nome'),
        cnpjCpfDB: code('CPF/CNPJ'),
        idsContribuintes: code('Contribuinte'),
        posicao: date('Data da posição'),
      },
    },
  }),
  defineCall({
    path: DIVIDA_POR_ANO,
    summary: 'Dívida ativa: por ano de inscrição',
    sql: 'divida-anos',
    fields: POR_ANO,
    when: mostraValorDaDivida,
    file: { title: 'Dívida ativa por ano de inscrição', totals: DIVIDA_SOMADA },
  }),
  defineCall({
    path: DIVIDA_POSICOES,
    summary: 'Dívida ativa: no fim dos três últimos anos',
    sql: 'divida-posicoes',
    fields: POSICOES,
    when: mostraValorDaDivida,
    file: { title: 'Dívida ativa nos três últimos anos' },
  }),
  defineOptions({
    path: RECEITAS_LANCADAS,
    summary: 'Arrecadação: tributos lançados',
    ids: 'code',
    sql: 'receitas-lancadas',
  }),
  defineCall({
    path: '/api/bairros',
    summary: 'Bairros dos cadastros',
    sql: 'bairros',
    key: { required: {}, optional: { descricao: text('Descrição') } },
    fields: { id: text('Bairro'), descricao: text('Bairro') },
  }),
  defineCall({
    path: GRAFICO_ANUAL,
    summary: 'Receita: arrecadado em cada mês do ano',
    key: DA_RECEITA,
    sql: 'grafico-anual',
    fields: { mes: integer('Mês'), valorArrecadado: money('Arrecadado') },
  }),
  defineCall({
    path: NATUREZA,
    summary: 'Receita: o que é um código',
    key: DA_RECEITA,
    sql: 'natureza',
    fields: {
      receita: code('Receita'),
      descricao: text('Descrição'),
      fonteRecurso: code('Fonte de Recurso'),
      descricaoFonte: text('Descrição Fonte de Recurso'),
    },
    one: { notFound: 'Receita não encontrada.' },
  }),
  defineOptions({ path: '/api/receitas/fontes', summary: 'Receita: fontes que arrecadam', ids: 'code', sql: 'fontes' }),
]
