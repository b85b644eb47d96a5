import { integer, money, text } from '@portal/kit/fields'
import { byInteger, contains } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { ajudaCustoDetalhe } from './rotas.ts'
import * as termos from '../termos/pessoal.ts'

export const ajudaCusto = defineList({
  title: 'Ajuda de custo',
  path: '/ajuda-custo',
  description: 'Servidores que receberam, no ano, uma quantia além do salário para mudança, transporte ou curso.',
  key: ['matricula'],
  fields: {
    entidade: integer('Entidade'),
    matricula: integer('Matrícula', { termo: termos.MATRICULA }),
    nome: text('Nome'),
    cargo: text('Cargo'),
    valor: money('Valor no Ano', { help: 'Soma das ajudas de custo do servidor no exercício.' }),
  },
  filters: {
    matricula: byInteger('matricula', 'Matrícula'),
    nome: contains('nome', 'Nome'),
  },
  columns: ['matricula', 'nome', 'cargo', 'valor'],
  sort: { initial: 'nome asc' },
  rowName: ['matricula', 'nome'],
  card: { title: 'nome', figures: ['valor'] },
  open: ({ matricula }, contexto) => ajudaCustoDetalhe({ ...contexto, matricula: Number(matricula) }),
  table: 'ajuda_custo',
})
