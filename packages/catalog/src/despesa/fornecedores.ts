import { amount, documento, integer, text } from '@portal/kit/fields'
import { byDocumento, checkbox, words } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { A_PAGAR, ANULADO, EMPENHADO, EMPENHADO_BRUTO, LIQUIDADO, PAGO, RETIDO } from '../figuras/despesa.ts'
import { empenhosDoFornecedor, linkDoFornecedor } from './rotas.ts'

export const fornecedores = defineList({
  title: 'Fornecedores a pagar',
  path: '/fornecedores',
  description:
    'Quem vendeu ou prestou serviço no ano: quanto foi reservado, conferido, pago e quanto ainda falta pagar.',
  large: true,
  api: { list: '/fornecedorapagar/lista', totals: '/fornecedorapagar/totais', report: '/fornecedorapagar/report' },
  key: ['fornecedor'],
  fields: {
    fornecedor: integer('Código'),
    nome: text('Nome'),
    cnpjCpf: documento('CNPJ/CPF'),
    empenhadoLiquido: amount(EMPENHADO),
    empenhado: amount(EMPENHADO_BRUTO),
    anulado: amount(ANULADO),
    liquidado: amount(LIQUIDADO),
    retido: amount(RETIDO),
    pago: amount(PAGO),
    aPagar: amount(A_PAGAR),
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
  open: (row, { entidade, exercicio }) =>
    empenhosDoFornecedor({ entidade, exercicio, fornecedor: Number(row.fornecedor) }),
  links: { cnpjCpf: linkDoFornecedor('fornecedor', 'cnpjCpf') },
  table: 'empenho',
})
