// Declares the lists of places created and filled, and of overtime, for one month.
import { decimal, integer, money, text } from '@portal/kit/fields'
import { choice, required } from '@portal/kit/filters'
import type { List } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { atualizacaoPelaFolha, exportaQuadroDePessoal } from '../parametros.ts'
import { defineList } from './define.ts'
import { MESES_DA_FOLHA } from './servidores.ts'

export const quadroPessoal = defineList({
  table: 'folha',
  title: 'Quadro de pessoal',
  path: '/quadro-pessoal',
  whole: { summary: 'Quadro de pessoal: uma linha por tipo de cargo', files: exportaQuadroDePessoal },
  description: 'Quantas vagas a lei criou em cada tipo de cargo, quantas estavam ocupadas no mês e quantas restavam.',
  key: ['tipoCargo'],
  fields: {
    tipoCargo: text('Tipo Cargo'),
    vagasCriadas: integer('Vagas Criadas'),
    vagasOcupadas: integer('Vagas Ocupadas', {
      help: 'Servidores na folha do mês; sem mês escolhido, na última publicada.',
    }),
    vagasDisponiveis: integer('Vagas Disponíveis'),
  },
  filters: { competencia: choice('competencia', 'Mês', MESES_DA_FOLHA) },
  columns: ['tipoCargo', 'vagasCriadas', 'vagasOcupadas', 'vagasDisponiveis'],
  sort: { by: ['tipoCargo'], initial: 'tipoCargo asc' },
  card: { title: 'tipoCargo' },
})

/**
 * Returns the staff table as an entity shows it: if it comes from the payroll system, the title says so and it may be
 * exported.
 */
export function quadroDaEntidade(parametros: Parametros): List {
  return {
    ...quadroPessoal,
    ...(exportaQuadroDePessoal(parametros) && { title: 'Quadro de pessoal integrado à folha' }),
    ...(!atualizacaoPelaFolha(parametros) && { table: 'cargo' }),
  }
}

export const horasExtras = defineList({
  table: 'folha',
  title: 'Horas extras',
  path: '/horas-extras',
  description: 'Quantas horas além da semana cada secretaria pagou no mês, e quanto custaram.',
  api: '/api/servidores/hora-extra',
  whole: { summary: 'Horas extras: uma linha por secretaria' },
  key: ['secretaria'],
  fields: {
    secretaria: text('Secretaria'),
    horasExtras: decimal('Horas Extras'),
    valorPago: money('Valor Pago'),
  },
  filters: required({ mesCompetencia: choice('mesCompetencia', 'Mês', MESES_DA_FOLHA) }),
  columns: ['secretaria', 'horasExtras', 'valorPago'],
  sort: { by: ['secretaria'], initial: 'secretaria asc' },
  totals: ['horasExtras', 'valorPago'],
  card: { title: 'secretaria', figures: ['valorPago'] },
})
