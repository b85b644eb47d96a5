// Declares the list of waiting queues of the health service: how many wait in each, for how long, and the date of the
// count.
import { date, integer, text } from '@portal/kit/fields'
import { contains } from '@portal/kit/filters'
import { withQuery } from '@portal/kit/link'
import { jaComPacientes } from '../enviado.ts'
import { defineList } from './define.ts'
import { filaDetalhe } from './rotas.ts'

export const FILAS = '/api/filas-atendimento-saude'

export const filasSaude = defineList({
  title: 'Filas de espera da saúde',
  path: '/fila-espera-atendimento',
  description: 'Quantas pessoas esperam por consulta, exame ou cirurgia, e há quanto tempo. Ninguém é identificado.',
  scope: 'entity',
  api: FILAS,
  key: ['f_fila_codigo'],
  fields: {
    f_fila_codigo: integer('Código'),
    f_fila_nome: text('Fila'),
    f_total: integer('Esperam', { when: jaComPacientes, help: 'Quantas pessoas estão na fila.' }),
    f_espera_media: integer('Espera média (dias)', {
      help: 'Há quantos dias, em média, quem está na fila entrou nela, contados até o dia da posição.',
    }),
    f_posicao: date('Posição em', { help: 'O dia de que a fila é um retrato.' }),
    f_criterio: text('Quem é chamado antes', { recordOnly: true }),
  },
  filters: { f_fila_nome: contains('f_fila_nome', 'Fila') },
  columns: ['f_fila_nome', 'f_total', 'f_espera_media', 'f_posicao'],
  sort: { by: ['f_fila_nome', 'f_total', 'f_espera_media'], initial: 'f_fila_nome asc' },
  rowName: ['f_fila_nome'],
  card: { title: 'f_fila_nome' },
  open: ({ f_fila_codigo, f_fila_nome }, { entidade, exercicio }) =>
    filaDetalhe({ entidade, exercicio, f_fila_codigo: Number(f_fila_codigo) }) +
    withQuery('', { fila: String(f_fila_nome) }).replace('?', '&'),
  table: 'fila_saude',
})
