// Declares the list of items bought in bids: unit price, supplier and date.
import { code, date, decimal, documento, integer, money, price, text } from '@portal/kit/fields'
import { byDocumento, byNumeroAno, choice, contains, periodo, words } from '@portal/kit/filters'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { defineList } from './define.ts'
import { licitacaoDetalhe } from './rotas.ts'
import * as termos from '../termos/contratacao.ts'

const abertura = periodo('data')

export const itensLicitados = defineList({
  title: 'Itens e preços',
  path: '/itens-licitados',
  description:
    'Cada item vencido nas licitações do ano: o que é, quanto custa a unidade, quem vende e em qual licitação.',
  key: ['tipoLicitacao', 'licitacao', 'lote', 'item'],
  rowName: ['especificacao', 'displayLicitacao'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    tipoLicitacao: integer('Código da Modalidade'),
    licitacao: integer('Código da Licitação'),
    lote: integer('Lote'),
    item: integer('Nº do Item'),
    especificacao: text('Item'),
    unidade: text('Unidade'),
    quantidade: decimal('Quantidade'),
    valorUnitario: price('Preço Unitário'),
    valorTotal: money('Valor Total'),
    pessoa: integer('Código do Fornecedor'),
    nome: text('Fornecedor'),
    cnpjCpf: documento('CNPJ/CPF'),
    modalidade: text('Modalidade'),
    displayLicitacao: code('Licitação', { termo: termos.LICITACAO }),
    data: date('Abertura'),
  },
  filters: {
    especificacao: words('especificacao', 'Item'),
    nome: contains('nome', 'Fornecedor'),
    cnpjCpf: byDocumento('cnpjCpf'),
    modalidade: choice('tipoLicitacao', 'Modalidade', { from: '/api/tiposLicitacao' }),
    licitacao: byNumeroAno('displayLicitacao', 'Licitação'),
    dataInicial: { ...abertura.dataInicial, label: 'Abertura de' },
    dataFinal: { ...abertura.dataFinal, label: 'Abertura até' },
  },
  columns: [
    'especificacao',
    'quantidade',
    'unidade',
    'valorUnitario',
    'valorTotal',
    'nome',
    'modalidade',
    'displayLicitacao',
    'data',
  ],
  sort: {
    by: ['especificacao', 'quantidade', 'valorUnitario', 'valorTotal', 'nome', 'displayLicitacao', 'data'],
    initial: 'data desc',
  },
  card: { title: 'especificacao', figures: ['valorTotal'] },
  open: ({ entidade, exercicio, tipoLicitacao, licitacao }) =>
    licitacaoDetalhe({
      entidade: Number(entidade),
      exercicio: Number(exercicio),
      tipoLicitacao: Number(tipoLicitacao),
      licitacao: Number(licitacao),
    }) + '&active=itens',
  links: { nome: linkDoFornecedor('pessoa', 'cnpjCpf') },
  table: 'licitacao_item',
})
