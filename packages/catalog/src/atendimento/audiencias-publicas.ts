// Declares the list of public hearings: what was discussed with the population, where and when.
import { code, date, integer, text } from '@portal/kit/fields'
import { choice, contains, periodo } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { audienciaDetalhe } from './rotas.ts'

const TIPOS = ['Presencial', 'Virtual', 'Presencial e virtual'].map((label, at) => ({ value: String(at + 1), label }))

export const audienciasPublicas = defineList({
  title: 'Audiências públicas',
  path: '/audiencias-publicas',
  description:
    'As reuniões em que a entidade presta contas e ouve a população antes de decidir, com o que se publicou de ' +
    'cada uma.',
  key: ['id'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    id: integer('Código'),
    descNatureza: text('Natureza', { help: 'Do que se tratou.' }),
    tipo: integer('Código do tipo'),
    descTipo: text('Tipo', { help: 'Presencial, pela internet ou das duas formas.' }),
    data: date('Data'),
    local: text('Local'),
    chamamento: text('Forma de chamamento', { help: 'Como a população foi convidada.' }),
    indicativo: integer('Código do indicativo', { help: '0 se ocorreu.' }),
    situacao: text('Situação', { recordOnly: true }),
    dataEnvio: date('Envio do convite', { recordOnly: true }),
    dataCadastro: date('Cadastro', { recordOnly: true }),
    numeroLei: code('Lei discutida', { recordOnly: true, awaited: true }),
    dataLei: date('Data da lei', { recordOnly: true, awaited: true }),
    dataPublicacaoLei: date('Publicação da lei', { recordOnly: true, awaited: true }),
    veiculoPublicacao: text('Publicada em', { recordOnly: true, awaited: true }),
  },
  filters: {
    ...periodo('data'),
    natureza: contains('descNatureza', 'Natureza'),
    tipo: choice('tipo', 'Tipo', TIPOS),
  },
  columns: ['descNatureza', 'descTipo', 'data', 'local', 'chamamento'],
  sort: { by: ['descNatureza', 'descTipo', 'data'], initial: 'data desc' },
  rowName: ['descNatureza', 'data'],
  card: { title: 'descNatureza' },
  open: ({ id }, { entidade, exercicio }) => audienciaDetalhe({ entidade, exercicio, id: Number(id) }),
  table: 'audiencia_publica',
})
