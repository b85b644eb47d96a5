// Declares the record of a waiting queue: patients in order, identified only by part of their card number.
import { date, documento, integer, text, type Fields } from '@portal/kit/fields'
import { formatInteger } from '@portal/kit/formats'
import { many } from '@portal/kit/record'
import { defineRecord } from './define.ts'
import { FILAS, filasSaude } from './filas-saude.ts'
import { filaDetalhe } from './rotas.ts'

export const PACIENTE = {
  f_ordem: integer('Lugar'),
  f_usuario_cns: documento('CNS', { help: 'O número do cartão do SUS, em parte coberto.' }),
  f_prioridade: text('Prioridade'),
  f_especialidade: text('Especialidade'),
  f_tipo_atendimento: text('Atendimento'),
  f_data_entrada: date('Entrada na fila'),
  f_status: text('Situação'),
} satisfies Fields

export const PACIENTES = `${FILAS}/pacientes`

export const filaSaude = defineRecord({
  id: 'fila-saude',
  name: 'Fila de espera',
  description:
    'Quem espera nesta fila, na ordem em que deve ser chamado. O número do cartão do SUS aparece em parte coberto.',
  link: filaDetalhe,
  api: `${FILAS}/fila`,
  list: filasSaude,
  isRow: true,
  fields: filasSaude.fields,
  sections: [{ title: 'A fila', fields: ['f_total', 'f_espera_media', 'f_posicao', 'f_criterio'] }],
  parts: {
    pacientes: many({
      title: 'Quem espera',
      api: PACIENTES,
      fields: PACIENTE,
      columns: [
        'f_ordem',
        'f_usuario_cns',
        'f_prioridade',
        'f_especialidade',
        'f_tipo_atendimento',
        'f_data_entrada',
        'f_status',
      ],
      empty: 'Nenhuma espera publicada nesta fila.',
      paged: {},
    }),
  },
  title: ({ f_fila_nome }) => String(f_fila_nome),
  summary: ({ f_total }) =>
    f_total === undefined
      ? ''
      : `${formatInteger(Number(f_total))} ${f_total === 1 ? 'pessoa espera' : 'pessoas esperam'}`,
  notFound: 'Não encontramos esta fila.',
})
