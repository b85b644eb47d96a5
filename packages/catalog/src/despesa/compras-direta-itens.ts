import { code, date, decimal, documento, integer, money, price, text } from '@portal/kit/fields'
import { byDocumento, byInteger, checkbox, contains, grouped } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { empenhoDetalhe, linkDoFornecedor } from './rotas.ts'
import { empenhos } from './empenhos.ts'
import * as termos from '../termos/despesa.ts'

/**
 * The filters of the commitments, without the choice this list already fixes, the one that has lists of its own and the
 * text it does not show.
 */
const { comprasDireta: _chosen, isCovid: _elsewhere, historico: _unseen, ...panel } = empenhos.filters

export const comprasDiretaItens = defineList({
  title: 'Compras diretas por item',
  path: '/compras-direta-itens',
  description: 'Cada item comprado sem licitação: o que é, de quem, quantos e a que preço.',
  large: true,
  api: '/api/compras-direta/itens',
  key: ['unidadeOrcamentaria', 'empenho', 'ordem'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    unidadeOrcamentaria: code('Unidade Orçamentária'),
    empenho: integer('Nº do Empenho'),
    ordem: integer('Nº do Item'),
    empenhoExercicio: code('Empenho', { termo: termos.EMPENHO }),
    data: date('Data'),
    tipoLicitacao: text('Tipo', { help: 'Como a empresa ou pessoa foi escolhida sem disputa.' }),
    numeroProcesso: text('Processo'),
    codigoFornecedor: integer('Código do Fornecedor'),
    cnpj: documento('CNPJ/CPF'),
    fornecedor: text('Fornecedor'),
    item: text('Item'),
    quantidade: decimal('Quantidade'),
    unidadeItem: text('Unidade'),
    valorUnitario: price('Valor Unitário'),
    valorTotal: money('Valor Total'),
    valorEmpenhado: money('Valor do Empenho', { help: 'Tudo o que foi reservado no empenho deste item.' }),
  },
  filters: {
    item: contains('item', 'Item'),
    ...panel,
    cnpjCpf: byDocumento('cnpj'),
    nome: contains('fornecedor', 'Nome do Fornecedor'),
    ...grouped('Mais filtros', { fornecedor: byInteger('codigoFornecedor', 'Código do Fornecedor') }),
    consumo: checkbox('consumo', 'Somente consumo'),
    permanente: checkbox('permanente', 'Somente permanente'),
  },
  columns: [
    'empenhoExercicio',
    'data',
    'tipoLicitacao',
    'numeroProcesso',
    'fornecedor',
    'item',
    'quantidade',
    'valorUnitario',
    'valorTotal',
  ],
  sort: {
    by: ['empenhoExercicio', 'data', 'fornecedor', 'item', 'quantidade', 'valorUnitario', 'valorTotal'],
    initial: 'data desc',
  },
  rowName: ['empenhoExercicio', 'fornecedor', 'item'],
  card: { title: 'item', figures: ['valorTotal'] },
  open: (row, { entidade, exercicio }) =>
    empenhoDetalhe(
      { entidade, exercicio, empenho: Number(row.empenho), unidadeOrcamentaria: String(row.unidadeOrcamentaria) },
      'itens',
    ),
  links: { fornecedor: linkDoFornecedor('codigoFornecedor', 'cnpj') },
  table: 'empenho_item',
})
