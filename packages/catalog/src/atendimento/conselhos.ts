// Declares the list of councils in which the population takes part, as they were in the year.
import { date, integer, text } from '@portal/kit/fields'
import { words } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { conselhoDetalhe } from './rotas.ts'

export const conselhos = defineList({
  title: 'Conselhos',
  path: '/conselhos',
  description:
    'Os conselhos municipais em que a população participa das decisões: quem faz parte, quando se reúnem e o que ' +
    'decidiram.',
  key: ['id'],
  fields: {
    id: integer('Código'),
    nome: text('Conselho'),
    datainicial: date('Início do mandato'),
    datafinal: date('Fim do mandato', { awaited: true }),
    local: text('Local das reuniões'),
    dias: text('Dias das reuniões'),
    finalidade: text('Para que serve', { recordOnly: true }),
    email: text('E-mail', { recordOnly: true }),
    telefone: text('Telefone', { recordOnly: true }),
  },
  filters: { nome: words('nome', 'Conselho') },
  columns: ['nome', 'datainicial', 'datafinal', 'local', 'dias'],
  sort: { by: ['nome', 'datainicial', 'datafinal'], initial: 'nome asc' },
  rowName: ['nome'],
  card: { title: 'nome' },
  open: ({ id }, { entidade, exercicio }) => conselhoDetalhe({ entidade, exercicio, id: Number(id) }),
  hit: { by: 'nome', about: ['dias', 'local'] },
  table: 'conselho',
})
