// Fields of an addendum, in its own record and in the list of its contract.
import { date, integer, money, text } from '@portal/kit/fields'

export const ADITIVO = {
  entidade: integer('Entidade'),
  exercicio: integer('Ano do Contrato'),
  contrato: integer('Nº do Contrato'),
  numero: integer('Número'),
  sequencia: integer('Sequência', { help: 'A ordem deste aditivo entre os do mesmo contrato.' }),
  numeroAditivo: text('Número do Aditivo'),
  data: date('Data'),
  dataPublicacao: date('Data de Publicação'),
  dataTermino: date('Data de Término', { help: 'Até quando o contrato vale depois deste aditivo.' }),
  valorAditivo: money('Valor (R$)', {
    help: 'Quanto o aditivo acrescenta ao contrato ou, com sinal de menos, retira dele.',
  }),
  motivacao: text('Motivação'),
}
