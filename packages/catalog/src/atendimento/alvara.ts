// Declares the list of business licences, searched by name or document of the holder.
import { documento, integer, text } from '@portal/kit/fields'
import { byDocumento, contains } from '@portal/kit/filters'
import { defineList } from './define.ts'
import { alvaraDetalhe } from './rotas.ts'

export const alvara = defineList({
  title: 'Alvarás',
  path: '/alvara',
  description: 'As empresas e os profissionais que têm ou tiveram alvará para funcionar na cidade.',
  scope: 'entity',
  key: ['pessoa'],
  fields: {
    pessoa: integer('Código'),
    nome: text('Razão social', { help: 'O nome da empresa no registro, ou o do profissional.' }),
    nomeFantasia: text('Nome fantasia', { help: 'O nome pelo qual o público a conhece.' }),
    cnpjCpf: documento('CNPJ/CPF'),
    logradouro: text('Endereço', {
      recordOnly: true,
      help: 'O de uma pessoa não é publicado, que pode ser a casa dela.',
    }),
    numero: text('Número', { recordOnly: true }),
    bairro: text('Bairro', { recordOnly: true }),
  },
  filters: {
    nome: contains('nome', 'Razão social'),
    nomeFantasia: contains('nomeFantasia', 'Nome fantasia'),
    cnpjCpf: byDocumento('cnpjCpf'),
  },
  columns: ['nome', 'nomeFantasia', 'cnpjCpf'],
  sort: { by: ['nome', 'nomeFantasia'], initial: 'nome asc' },
  rowName: ['nome'],
  card: { title: 'nome' },
  open: ({ pessoa }, { entidade, exercicio }) => alvaraDetalhe({ entidade, exercicio, pessoa: Number(pessoa) }),
  table: 'alvara_pessoa',
})
