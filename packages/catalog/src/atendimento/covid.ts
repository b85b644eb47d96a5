// Declares the calls about COVID-19: contacts and decisions.
import { code, date, integer, text } from '@portal/kit/fields'
import { defineCall } from './define.ts'

export const contatosCovid = defineCall({
  path: '/api/contatos-covid',
  summary: 'COVID-19: a quem recorrer',
  fields: {
    id: integer('Código'),
    nome: text('Nome'),
    descricao: text('O que atende'),
    telefone: text('Telefone'),
    email: text('E-mail'),
    endereco: text('Endereço'),
    horarioAtendimento: text('Atendimento'),
  },
  sql: 'contatos-covid',
})

export interface ContatoCovid {
  id: number
  nome: string
  descricao?: string
  telefone?: string
  email?: string
  endereco?: string
  horarioAtendimento?: string
}

export const medidasAdotadas = defineCall({
  path: '/api/medidas-adotadas',
  summary: 'COVID-19: medidas adotadas',
  fields: {
    id: integer('Código'),
    data: date('Data'),
    titulo: text('Medida'),
    descricao: text('O que se decidiu'),
    link: code('Endereço'),
  },
  sql: 'medidas-adotadas',
})

export interface MedidaCovid {
  id: number
  data: string
  titulo: string
  descricao: string
  link?: string
}
