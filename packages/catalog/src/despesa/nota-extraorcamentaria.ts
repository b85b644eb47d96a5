import { code, date, documento, integer, money, text } from '@portal/kit/fields'
import { byDocumento, byInteger, contains, periodo } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { linkDoFornecedor, notaExtraorcamentariaDetalhe } from './rotas.ts'
import * as termos from '../termos/despesa.ts'

export const notaExtraorcamentaria = defineList({
  title: 'Notas extraorçamentárias',
  path: '/nota-extraorcamentaria',
  description:
    'Dinheiro que passa pelo caixa sem ser da entidade: consignações, cauções e retenções repassadas a quem de ' +
    'direito.',
  large: true,
  key: ['noExtraorcamentario'],
  fields: {
    id: code('Nº Nota', { help: 'Número e ano da nota.' }),
    noExtraorcamentario: integer('Número'),
    exercicio: integer('Exercício'),
    entidade: integer('Entidade'),
    data: date('Data'),
    vencimento: date('Vencimento'),
    cnpjCpf: documento('CPF/CNPJ'),
    fornecedor: integer('Código do Credor'),
    nomeFornecedor: text('Credor', { help: 'Quem recebe o dinheiro.' }),
    valor: money('Valor'),
    historico: text('Histórico'),
    complemento: text('Complemento'),
    fonteRecurso: code('Fonte de Recurso', { termo: termos.FONTE_DE_RECURSOS }),
    descricaoFonte: text('Descrição da Fonte'),
  },
  filters: {
    cnpjCpf: byDocumento('cnpjCpf'),
    nome: contains('nomeFornecedor', 'Nome'),
    noExtraorcamentario: byInteger('noExtraorcamentario', 'Nº Nota Extraorçamentária'),
    ...periodo('data'),
  },
  columns: ['id', 'data', 'nomeFornecedor', 'valor'],
  sort: { by: ['id', 'noExtraorcamentario', 'data', 'nomeFornecedor', 'valor'], initial: 'data desc' },
  rowName: ['id', 'nomeFornecedor'],
  card: { title: 'nomeFornecedor', figures: ['valor'] },
  open: (row, { entidade, exercicio }) =>
    notaExtraorcamentariaDetalhe({ entidade, exercicio, noExtraorcamentario: Number(row.noExtraorcamentario) }),
  links: { nomeFornecedor: linkDoFornecedor('fornecedor', 'cnpjCpf') },
  table: 'nota_extraorcamentaria',
})
