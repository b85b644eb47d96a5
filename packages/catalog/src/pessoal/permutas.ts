// Declares the list of servants who ask to exchange their place of work.
import { date, integer, text } from '@portal/kit/fields'
import { contains } from '@portal/kit/filters'
import { defineList } from './define.ts'

export const permutas = defineList({
  title: 'Permutas',
  path: '/permutas',
  description: 'Pedidos de servidores para trocar de lugar de trabalho: onde estão e para onde querem ir.',
  scope: 'entity',
  api: '/api/servidores/permutas',
  key: ['protocolo'],
  fields: {
    protocolo: integer('Protocolo'),
    matricula: integer('Matrícula'),
    nome: text('Nome'),
    lotacaoAtual: text('De'),
    lotacaoDesejada: text('Para'),
    dataSolicitacao: date('Data Solicitação'),
    cargo: text('Cargo'),
  },
  filters: {
    nomeServidor: contains('nome', 'Nome do servidor'),
    cargo: contains('cargo', 'Cargo'),
    localDe: contains('lotacaoAtual', 'Local de'),
    localPara: contains('lotacaoDesejada', 'Local para'),
  },
  columns: ['protocolo', 'matricula', 'nome', 'lotacaoAtual', 'lotacaoDesejada', 'dataSolicitacao', 'cargo'],
  sort: { by: ['protocolo', 'nome', 'dataSolicitacao'], initial: 'dataSolicitacao desc' },
  card: { title: 'nome' },
  table: 'permuta',
})
