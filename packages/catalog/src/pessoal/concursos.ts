// Declares the list of competitions for public service: notices, ranking and appointments.
import { code, date, integer, text } from '@portal/kit/fields'
import { choice, words } from '@portal/kit/filters'
import { many, stated } from '@portal/kit/record'
import { anexos } from '../portal/anexos.ts'
import { defineList, defineRecord } from './define.ts'
import { concursoDetalhe } from './rotas.ts'
import { jaComClassificados } from '../enviado.ts'
import { publicados } from '../publicado.ts'

const TIPOS = ['Concurso público', 'Processo seletivo'].map((value) => ({ value, label: value }))
const SITUACOES = ['Em andamento', 'Homologado', 'Encerrado'].map((value) => ({ value, label: value }))

export const concursos = defineList({
  title: 'Concursos e seleções',
  path: '/concursos',
  description:
    'Os concursos públicos e processos seletivos: o edital, a classificação, as nomeações e até quando valem.',
  scope: 'entity',
  key: ['concurso'],
  fields: {
    entidade: integer('Entidade'),
    concurso: integer('Número'),
    edital: code('Edital'),
    tipo: text('Tipo'),
    objeto: text('Objeto', { help: 'Os cargos que se vão preencher.' }),
    dataPublicacao: date('Publicação'),
    dataHomologacao: date('Homologação', { awaited: true, help: 'Dia em que o resultado final passou a valer.' }),
    validade: date('Válido até', { awaited: true }),
    situacao: text('Situação'),
    classificados: integer('Classificados', { when: jaComClassificados }),
    nomeados: integer('Nomeados', { when: jaComClassificados }),
  },
  filters: {
    objeto: words('objeto', 'Objeto'),
    tipo: choice('tipo', 'Tipo', TIPOS),
    situacao: choice('situacao', 'Situação', SITUACOES),
  },
  columns: [
    'edital',
    'tipo',
    'objeto',
    'dataPublicacao',
    'dataHomologacao',
    'validade',
    'situacao',
    'classificados',
    'nomeados',
  ],
  sort: { by: ['dataPublicacao', 'validade'], initial: 'dataPublicacao desc' },
  rowName: ['edital', 'objeto'],
  card: { title: 'objeto' },
  open: ({ concurso }, contexto) => concursoDetalhe({ ...contexto, concurso: Number(concurso) }),
  hit: { by: 'objeto', about: ['tipo', 'edital', 'situacao'] },
  table: 'concurso',
})

export const concurso = defineRecord({
  id: 'concurso',
  name: 'Detalhes do concurso',
  description: 'Um concurso ou processo seletivo: o edital, quem foi classificado e quem foi nomeado.',
  link: concursoDetalhe,
  api: '/api/concursos/detalhes',
  list: concursos,
  fields: concursos.fields,
  sql: 'concursos',
  sections: [
    {
      title: 'Dados do concurso',
      fields: [
        'edital',
        'tipo',
        'objeto',
        'situacao',
        'dataPublicacao',
        'dataHomologacao',
        'validade',
        'classificados',
        'nomeados',
      ],
    },
  ],
  parts: {
    classificacao: many({
      title: 'Classificação',
      article: 'a',
      api: '/api/concursos/classificacao',
      key: { required: { concurso: integer('Concurso') } },
      fields: {
        cargo: text('Cargo'),
        classificacao: integer('Classificação'),
        nome: text('Nome'),
        situacao: text('Situação'),
        dataNomeacao: date('Nomeação', { awaited: true }),
      },
      columns: ['cargo', 'classificacao', 'nome', 'situacao', 'dataNomeacao'],
      empty: 'Sem registros.',
      known: publicados('concurso_classificado', 'classificado', 'classificados em concursos'),
    }),
    anexos: anexos({
      api: '/api/concursos/arquivos',
      key: { required: { concurso: integer('Concurso') } },
      origem: { tabela: 'concurso', chave: ['concurso'] },
    }),
  },
  title: ({ tipo, edital }) => [tipo ?? [], edital].flat().join(' '),
  summary: ({ objeto, situacao }) =>
    stated(objeto, situacao === undefined ? undefined : String(situacao).toLowerCase()),
  notFound: 'Não encontramos este concurso.',
})
