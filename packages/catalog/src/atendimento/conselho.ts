// Declares the record of a council: its purpose, its members and whom they represent, its meetings with minutes, and
// its reports.
import { code, date, integer, text } from '@portal/kit/fields'
import { many } from '@portal/kit/record'
import { anexos } from '../portal/anexos.ts'
import { arquivo } from '../rotas.ts'
import { conselhos } from './conselhos.ts'
import { defineRecord } from './define.ts'
import { conselhoDetalhe } from './rotas.ts'

export const conselho = defineRecord({
  id: 'conselho',
  name: 'Detalhes do conselho',
  description: 'Para que serve o conselho, quem faz parte dele e o que decidiu em cada reunião.',
  link: conselhoDetalhe,
  api: '/api/conselhos/detalhes',
  list: conselhos,
  isRow: true,
  fields: conselhos.fields,
  sections: [
    { title: 'O conselho', fields: ['finalidade', 'datainicial', 'datafinal', 'local', 'dias', 'email', 'telefone'] },
  ],
  parts: {
    conselheiros: many({
      title: 'Conselheiros',
      article: 'os',
      api: '/api/conselhos/conselheiros',
      fields: {
        id: integer('Código'),
        nome: text('Nome'),
        funcao: text('Função'),
        representa: text('Representa', { help: 'O órgão ou a entidade que o indicou.' }),
        status: code('Código da situação'),
        situacao: text('Situação'),
      },
      columns: ['nome', 'funcao', 'representa', 'situacao'],
    }),
    reunioes: many({
      title: 'Reuniões',
      article: 'as',
      api: '/api/conselhos/reunioes',
      fields: {
        id: integer('Código'),
        data: date('Data'),
        horario: code('Horário'),
        local: text('Local'),
        idArquivo: integer('Código da ata'),
        nomeArquivo: text('Ata'),
      },
      columns: ['data', 'horario', 'local', 'nomeArquivo'],
      links: { nomeArquivo: ({ idArquivo }) => (idArquivo === undefined ? undefined : arquivo(Number(idArquivo))) },
    }),
    relatorios: {
      ...anexos({
        api: '/api/conselhos/relatorios',
        key: { required: { id: integer('Código') } },
        origem: { tabela: 'conselho', chave: ['id'] },
      }),
      title: 'Relatórios',
    },
  },
  title: ({ nome }) => String(nome),
  summary: ({ dias }) => String(dias ?? ''),
  notFound: 'Não encontramos este conselho.',
})
