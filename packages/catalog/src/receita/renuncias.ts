// Declares the list of waived revenue: planned and realised, its legal basis and beneficiaries.
import { code, documento, integer, money, text } from '@portal/kit/fields'
import { byInteger, choice, contains } from '@portal/kit/filters'
import { many, stated, statedMoney } from '@portal/kit/record'
import { defineList, defineRecord } from './define.ts'
import { renunciaDetalhe } from './rotas.ts'
import { comIsencoes } from '../enviado.ts'

const TIPOS = [
  'Isenção',
  'Anistia',
  'Remissão',
  'Subsídio',
  'Crédito presumido',
  'Redução da base de cálculo',
  'Desconto',
].map((value) => ({ value, label: value }))

export const renuncias = defineList({
  title: 'Renúncias de receita',
  path: '/renuncias',
  sql: 'renuncias',
  description:
    'O que a lei dispensou de cobrar: isenções, remissões e outros benefícios, com a lei que os criou, o ' +
    'previsto e o realizado.',
  key: ['renuncia'],
  fields: {
    renuncia: integer('Número'),
    tipo: text('Tipo'),
    finalidade: text('A quem se destina'),
    baseLegal: text('Base legal', { help: 'A lei que criou o benefício.' }),
    receita: code('Receita'),
    descricaoReceita: text('Tributo'),
    compensacao: text('Compensação', {
      help: 'Como a lei de diretrizes compensa o que se deixa de arrecadar (LC 101/2000, art. 14).',
    }),
    beneficiarios: integer('Beneficiários', { when: comIsencoes }),
    valorPrevisto: money('Previsto', { help: 'O que o anexo da lei de diretrizes estimou.' }),
    valorRealizado: money('Realizado', {
      when: comIsencoes,
      help: 'O que de fato deixou de ser cobrado no exercício.',
    }),
  },
  filters: {
    finalidade: contains('finalidade', 'A quem se destina'),
    tipo: choice('tipo', 'Tipo', TIPOS),
    baseLegal: contains('baseLegal', 'Base legal'),
    numero: byInteger('renuncia', 'Número'),
  },
  columns: ['tipo', 'finalidade', 'baseLegal', 'descricaoReceita', 'beneficiarios', 'valorPrevisto', 'valorRealizado'],
  sort: {
    by: ['renuncia', 'finalidade', 'baseLegal', 'beneficiarios', 'valorPrevisto', 'valorRealizado'],
    initial: 'renuncia asc',
  },
  card: { title: 'finalidade', figures: ['valorRealizado', 'valorPrevisto'] },
  rowName: ['finalidade'],
  open: (row, contexto) => renunciaDetalhe({ ...contexto, renuncia: Number(row.renuncia) }),
  lookup: { renuncia: 'renuncia' },
  table: 'renuncia',
})

export const renuncia = defineRecord({
  id: 'renuncia',
  name: 'Detalhes da renúncia',
  description:
    'Uma renúncia de receita: a lei que a criou, o que se previu, o que se realizou e as empresas beneficiadas.',
  link: renunciaDetalhe,
  api: renuncias.api.list,
  list: renuncias,
  fields: renuncias.fields,
  isRow: true,
  sections: [
    {
      title: 'Dados da renúncia',
      fields: [
        'tipo',
        'finalidade',
        'baseLegal',
        'receita',
        'descricaoReceita',
        'compensacao',
        'beneficiarios',
        'valorPrevisto',
        'valorRealizado',
      ],
    },
  ],
  parts: {
    beneficiarios: many({
      title: 'Beneficiários',
      article: 'os',
      api: '/api/renuncias/beneficiarios',
      fields: { nome: text('Nome'), cnpj: documento('CNPJ'), quantidade: integer('Guias'), valor: money('Valor') },
      columns: ['nome', 'cnpj', 'quantidade', 'valor'],
      totals: ['valor'],
      empty: 'Nenhum benefício publicado.',
    }),
  },
  title: ({ tipo, finalidade }) => [String(tipo), finalidade ?? []].flat().join(': '),
  summary: ({ descricaoReceita, valorRealizado }) => stated(descricaoReceita, statedMoney(valorRealizado)),
  notFound: 'Renúncia não encontrada.',
})
