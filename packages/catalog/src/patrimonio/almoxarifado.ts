// Declares the lists of the warehouse: consumption, stock on a day, and the movements of one material.
import { code, date, decimal, integer, money, price, text } from '@portal/kit/fields'
import { asOf, byInteger, choice, contains, from, required, to, type Filter } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { itemDoEstoque } from './rotas.ts'
import { SEM_MOVIMENTACAO } from './textos.ts'

export const consumo = defineList({
  title: 'Consumo por centro de custo',
  path: '/almoxarifado/consumo',
  description: 'O material que saiu dos almoxarifados para um setor, requisição por requisição, e quanto valia.',
  api: '/api/estoque/consumo',
  key: ['movimento'],
  rowName: ['numero', 'itemDescricao'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    movimento: integer('Movimento'),
    data: date('Data'),
    numero: integer('Número', { help: 'O número da requisição.' }),
    item: integer('Código do Item'),
    itemDescricao: text('Item'),
    quantidade: decimal('Quantidade'),
    unidade: code('Unidade'),
    centroCustoOrigem: integer('Código da Origem'),
    centroCustoOrigemDescricao: text('Origem', { help: 'O almoxarifado de onde o material saiu.' }),
    centroCustoDestino: integer('Código do Destino'),
    centroCustoDestinoDescricao: text('Destino', { help: 'O setor que consumiu o material.' }),
    valorTotal: money('Valor total consumido', { help: 'A quantidade que saiu, ao custo médio do dia.' }),
  },
  filters: {
    ...required({
      dataInicio: { ...from('date', 'data', 'Data Início'), default: (exercicio) => `${exercicio}-01-01` },
      dataFinal: { ...to('date', 'data', 'Data Final'), default: (exercicio) => `${exercicio}-12-31` },
      centroCustoDestino: choice('centroCustoDestino', 'Centro de Custo de Consumo', {
        from: '/api/centroscusto/consumidores',
      }),
    }),
    centroCustoOrigem: choice('centroCustoOrigem', 'Centro de Custo de Origem', {
      from: '/api/centroscusto/estocadores',
    }),
  },
  columns: [
    'data',
    'numero',
    'itemDescricao',
    'quantidade',
    'unidade',
    'centroCustoOrigemDescricao',
    'centroCustoDestinoDescricao',
    'valorTotal',
  ],
  sort: { by: ['data', 'numero', 'itemDescricao', 'centroCustoOrigemDescricao', 'valorTotal'], initial: 'data desc' },
  card: { title: 'itemDescricao', figures: ['valorTotal'] },
  table: 'estoque',
})

export const posicao = defineList({
  title: 'Posição do estoque',
  path: '/almoxarifado/posicao',
  description: 'O que havia em cada almoxarifado no fim de um dia: entradas menos saídas, ao custo médio.',
  scope: 'entity',
  api: '/api/estoque',
  key: ['centroCusto', 'item'],
  rowName: ['itemDescricao', 'centroCustoDescricao'],
  fields: {
    item: integer('Código'),
    itemDescricao: text('Item'),
    unidade: code('Unidade'),
    centroCusto: integer('Código do Centro'),
    centroCustoDescricao: text('Centro de Custo'),
    saldo: decimal('Saldo', {
      help: 'Entradas menos saídas até o dia. Abaixo de zero, saiu mais do que foi registrado na entrada.',
    }),
    custoUnitario: price('Custo Médio', {
      help: 'O valor em estoque dividido pela quantidade; não há onde não há saldo.',
    }),
    valorTotal: money('Valor Total'),
  },
  filters: {
    data: asOf('Data'),
    ...required({ orgao: choice('orgao', 'Órgão', { from: '/api/estoque/orgao', ids: 'code' }) }),
    centroCusto: choice('centroCusto', 'Centro de Custo', { from: '/api/centroscusto/estocadores', under: 'orgao' }),
    itemDescricao: contains('itemDescricao', 'Produto'),
  },
  columns: [
    'item',
    'itemDescricao',
    'unidade',
    'centroCusto',
    'centroCustoDescricao',
    'saldo',
    'custoUnitario',
    'valorTotal',
  ],
  sort: {
    by: ['item', 'itemDescricao', 'centroCustoDescricao', 'saldo', 'custoUnitario', 'valorTotal'],
    initial: 'itemDescricao asc',
  },
  card: { title: 'itemDescricao', figures: ['valorTotal'] },
  open: ({ centroCusto, item }, contexto) =>
    itemDoEstoque({ ...contexto, centroCusto: Number(centroCusto), item: Number(item) }),
  table: 'estoque',
})

export const TIPOS_DE_MOVIMENTO = [
  { value: 'ENTRADA', label: 'Entradas' },
  { value: 'SAIDA', label: 'Saídas' },
] as const

const named = (filter: Filter): Filter => ({ ...filter, required: true, asked: 'tabs' })

/** Returned whole; shown under the two tables of one material. */
export const movimentacao = defineList({
  title: 'Movimentação do item',
  path: '/almoxarifado/movimentacao',
  description: 'As entradas e as saídas de um material em um almoxarifado, no ano.',
  api: { list: '/api/movimentacao', report: '/api/movimentacao/report' },
  whole: { summary: 'Almoxarifado: entradas e saídas de um material' },
  key: ['movimento'],
  fields: {
    movimento: integer('Movimento'),
    tipo: code('Tipo'),
    data: date('Data'),
    numero: integer('Número'),
    numeroNota: code('Nº da Nota', { awaited: true }),
    fornecedorDescricao: text('Fornecedor'),
    centroCustoConsumoDescricao: text('Consumidor'),
    quantidade: decimal('Quantidade'),
    unidade: code('Unidade'),
    valorUnitario: price('Valor Unitário'),
    valorTotal: money('Valor Total'),
  },
  filters: {
    centroCusto: named(byInteger('centroCusto', 'Centro de Custo')),
    item: named(byInteger('item', 'Item')),
    tipo: { ...choice('tipo', 'Tipo', TIPOS_DE_MOVIMENTO), asked: 'tabs' },
  },
  columns: [
    'fornecedorDescricao',
    'centroCustoConsumoDescricao',
    'data',
    'numero',
    'numeroNota',
    'quantidade',
    'unidade',
    'valorUnitario',
    'valorTotal',
  ],
  sort: { by: ['data', 'numero', 'valorTotal'], initial: 'data desc' },
  card: { title: 'fornecedorDescricao', figures: ['valorTotal'] },
  table: 'estoque',
  empty: { filtered: SEM_MOVIMENTACAO, unfiltered: SEM_MOVIMENTACAO },
})
