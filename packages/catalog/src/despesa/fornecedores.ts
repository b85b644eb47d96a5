import { documento, integer, money, text } from '@portal/kit/fields'
import { byDocumento, checkbox, words } from '@portal/kit/filters'
import { defineList } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { MODULO } from '../modulos.ts'
import { empenhosDoFornecedor, linkDoFornecedor } from './rotas.ts'

export const fornecedores = defineList({
  area: 'despesa',
  title: 'Fornecedores a pagar',
  path: '/fornecedores',
  description: 'Quem vendeu ou prestou serviço no ano: quanto foi reservado, conferido, pago e quanto ainda falta pagar.',
  large: true,
  api: { list: '/fornecedorapagar/lista', totals: '/fornecedorapagar/totais', report: '/fornecedorapagar/report' },
  key: ['fornecedor'],
  fields: {
    fornecedor: integer('Código'),
    nome: text('Nome'),
    cnpjCpf: documento('CNPJ/CPF'),
    empenhadoLiquido: money('Empenhado', { help: 'Dinheiro reservado no orçamento, já descontado o que foi anulado.' }),
    empenhado: money('Empenhado bruto', { help: 'Dinheiro reservado no orçamento, antes de descontar o que foi anulado.' }),
    anulado: money('Anulado', { help: 'Parte do empenho cancelada antes de ser usada.' }),
    liquidado: money('Liquidado', { help: 'Valor das entregas que a entidade já conferiu e aceitou.' }),
    retido: money('Retido', { help: 'Impostos e descontos tirados do pagamento e repassados a quem de direito.' }),
    pago: money('Pago', { help: 'Quanto já saiu do caixa, somado ao que foi retido.' }),
    aPagar: money('A Pagar', { help: 'Já liquidado e ainda não pago.' }),
  },
  filters: {
    nome: words('nome', 'Nome'),
    cnpjCpf: byDocumento('cnpjCpf'),
    aPagar: checkbox('temValorAPagar', 'Somente com valor a pagar'),
  },
  columns: ['nome', 'cnpjCpf', 'empenhado', 'anulado', 'liquidado', 'retido', 'pago', 'aPagar'],
  sort: { by: ['nome', 'empenhado', 'anulado', 'liquidado', 'retido', 'pago', 'aPagar'], initial: 'aPagar desc' },
  totals: ['empenhadoLiquido', 'empenhado', 'anulado', 'liquidado', 'retido', 'pago', 'aPagar'],
  rowName: ['nome', 'cnpjCpf'],
  card: { title: 'nome', figures: ['aPagar', 'empenhado'] },
  open: (row, { entidade, exercicio }) => empenhosDoFornecedor({ entidade, exercicio, fornecedor: Number(row.fornecedor) }),
  links: { cnpjCpf: linkDoFornecedor('fornecedor', 'cnpjCpf') },
  lastUpdate: { modulo: MODULO.financas, table: 'empenho' },
  empty: { filtered: texts.semRegistros, unfiltered: texts.semRegistros },
})
