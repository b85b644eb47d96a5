// Declares the record of an extra-budget note and its items.
import { code, decimal, integer, money, price, text } from '@portal/kit/fields'
import { many, stated, statedMoney } from '@portal/kit/record'
import { defineRecord } from './define.ts'
import { notaExtraorcamentaria } from './nota-extraorcamentaria.ts'
import { notaExtraorcamentariaDetalhe } from './rotas.ts'

export const notaExtra = defineRecord({
  id: 'nota-extra',
  name: 'Detalhe da nota extraorçamentária',
  description: 'Um pagamento de dinheiro de terceiros: a quem, de onde veio, por quê e seus itens.',
  link: notaExtraorcamentariaDetalhe,
  api: '/api/nota-extraorcamentaria/detalhes',
  list: notaExtraorcamentaria,
  isRow: true,
  fields: notaExtraorcamentaria.fields,
  links: notaExtraorcamentaria.links ?? {},
  sections: [
    {
      title: 'A nota',
      fields: [
        'id',
        'valor',
        'data',
        'vencimento',
        'cnpjCpf',
        'nomeFornecedor',
        'fonteRecurso',
        'descricaoFonte',
        'historico',
        'complemento',
      ],
    },
  ],
  parts: {
    itens: many({
      title: 'Itens',
      article: 'os',
      caption: 'Itens da nota',
      api: '/api/nota-extraorcamentaria/itens',
      fields: {
        item: text('Item'),
        ordem: integer('Ordem'),
        idNotaExtra: code('Nº Nota'),
        especificacao: text('Especificação'),
        quantidade: decimal('Quantidade'),
        unidadeItem: text('Unidade'),
        valorUnitario: price('Valor Unitário'),
        valorTotal: money('Sub Total'),
      },
      columns: ['item', 'especificacao', 'quantidade', 'unidadeItem', 'valorUnitario', 'valorTotal'],
    }),
  },
  summary: ({ id, nomeFornecedor, valor }) => stated(`Nota ${id}`, nomeFornecedor, statedMoney(valor)),
  notFound: 'Não encontramos esta nota extraorçamentária.',
})
