// Declares the calls of assets that are neither lists nor records: options of filters, and sums of the property.
import type { Call } from '@portal/kit/call'
import { code, decimal, integer, money, price, text } from '@portal/kit/fields'
import { mostraGastosDosVeiculos } from '../parametros.ts'
import { defineCall, defineOptions } from './define.ts'
import { SEM_MOVIMENTACAO } from './textos.ts'

const SOMAS = {
  quantidade: integer('Bens'),
  valorAquisicao: money('Valor de Aquisição'),
  valorAtual: money('Valor Atual', { help: 'Valor contábil, já sem a depreciação, dos bens em que ela é calculada.' }),
  valorDepreciado: money('Depreciação', { help: 'Quanto os bens em que se calcula já perderam de valor.' }),
}

export const BENS_POR_TIPO = '/api/patrimonios/por-tipo'
export const POR_TIPO = { tipo: code('Código'), descricaoTipo: text('Tipo Patrimônio'), ...SOMAS }

export const BENS_POR_LOCAL = '/api/patrimonios/por-local'
export const POR_LOCAL = { local: integer('Código'), localAtual: text('Lugar'), ...SOMAS }

export const ITEM_DO_ESTOQUE = '/api/movimentacao/item'
export const DO_ITEM = {
  centroCusto: integer('Código do Centro de Custo'),
  centroCustoDescricao: text('Centro de Custo'),
  item: integer('Código'),
  itemDescricao: text('Item'),
  unidade: code('Unidade'),
  saldoAnterior: decimal('Saldo no início do ano'),
  saldo: decimal('Saldo', { help: 'O do início do ano, mais as entradas, menos as saídas.' }),
}

const CUSTOS = {
  valorGasto: money('Gasto'),
  quilometros: decimal('Quilômetros'),
  custoPorKm: price('Por km', {
    help: 'O que se gastou com os veículos medidos em quilômetros, dividido pelo que andaram.',
  }),
  horas: decimal('Horas'),
  custoPorHora: price('Por hora', { help: 'O que se gastou com as máquinas, dividido pelas horas que trabalharam.' }),
}

export const FROTA_POR_MES = '/api/veiculos/custos-por-mes'
export const CUSTOS_POR_MES = { mes: integer('Mês'), ...CUSTOS }

export const FROTA_POR_SETOR = '/api/veiculos/custos-por-setor'
export const CUSTOS_POR_SETOR = { setor: text('Setor'), ...CUSTOS }

export const calls: readonly Call[] = [
  defineOptions({
    path: '/api/veiculos/tipo-alienacao',
    summary: 'Veículos: tipos de incorporação',
    sql: 'tipo-alienacao',
  }),
  defineOptions({
    path: '/api/patrimonios/alienacoes/com-bens',
    summary: 'Patrimônio: tipos de incorporação',
    sql: 'patrimonio-incorporacoes',
  }),
  defineOptions({ path: '/api/patrimonios/locais', summary: 'Patrimônio: lugares com bens', sql: 'patrimonio-locais' }),
  defineCall({
    path: BENS_POR_TIPO,
    summary: 'Patrimônio: bens ativos por tipo',
    fields: POR_TIPO,
    sql: 'patrimonio-por-tipo',
    everyYear: true,
  }),
  defineCall({
    path: BENS_POR_LOCAL,
    summary: 'Patrimônio: bens ativos por lugar',
    fields: POR_LOCAL,
    sql: 'patrimonio-por-local',
    everyYear: true,
  }),
  defineOptions({
    path: '/api/centroscusto/estocadores',
    summary: 'Almoxarifado: centros de custo que guardam material',
    sql: 'centros-estocadores',
    under: ['orgao'],
    everyYear: true,
  }),
  defineOptions({
    path: '/api/centroscusto/consumidores',
    summary: 'Almoxarifado: centros de custo que consomem',
    sql: 'centros-consumidores',
  }),
  defineOptions({
    path: '/api/estoque/orgao',
    summary: 'Almoxarifado: órgãos com material guardado',
    sql: 'estoque-orgaos',
    ids: 'code',
    everyYear: true,
  }),
  defineOptions({
    path: '/api/estoque-medicamentos/unidades',
    summary: 'Medicamentos: unidades de saúde',
    sql: 'medicamentos-unidades',
    everyYear: true,
  }),
  defineCall({
    path: ITEM_DO_ESTOQUE,
    summary: 'Almoxarifado: um material e o lugar que o guarda',
    fields: DO_ITEM,
    sql: 'estoque-item',
    everyYear: true,
    key: { required: { centroCusto: integer('Centro de Custo'), item: integer('Item') } },
    one: { notFound: SEM_MOVIMENTACAO },
  }),
  defineCall({
    path: FROTA_POR_MES,
    summary: 'Veículos: custo da frota por mês',
    fields: CUSTOS_POR_MES,
    sql: 'frota-por-mes',
    when: mostraGastosDosVeiculos,
  }),
  defineCall({
    path: FROTA_POR_SETOR,
    summary: 'Veículos: custo da frota por setor',
    fields: CUSTOS_POR_SETOR,
    sql: 'frota-por-setor',
    when: mostraGastosDosVeiculos,
  }),
]
