// Declares the help pages: glossary, questions, links, the bodies of the entity and its certificates.
import type { Call } from '@portal/kit/call'
import { code, date, datetime, flag, integer, text, type Fields } from '@portal/kit/fields'
import { words } from '@portal/kit/filters'
import { formatDate } from '@portal/kit/formats'
import { perguntasFrequentes } from '../parametros.ts'
import { defineCall, defineList } from './define.ts'

export const glossario = defineCall({
  path: '/api/glossario/entidade',
  summary: 'Glossário: as palavras da lei em linguagem simples',
  fields: { id: integer('Código'), topico: text('Palavra'), descricao: text('O que quer dizer') },
  sql: 'glossario',
})

export interface Termo {
  id: number
  topico: string
  descricao: string
}

const SEM_PERGUNTAS = 'Sem perguntas frequentes.'

export const perguntas = defineList({
  title: 'Perguntas frequentes',
  path: '/perguntas',
  description: 'O que mais se pergunta sobre o portal e sobre as contas da entidade, com a resposta.',
  scope: 'entity',
  api: '/api/perguntas-frequentes',
  key: ['id.id'],
  fields: { 'id.id': integer('Código'), pergunta: text('Pergunta'), resposta: text('Resposta') },
  filters: { filtro: words('texto', 'Pergunta') },
  columns: ['pergunta', 'resposta'],
  sort: { by: ['id.id'], initial: 'id.id asc' },
  card: { title: 'pergunta' },
  hit: { by: 'filtro', about: ['resposta'], when: perguntasFrequentes },
  whole: { summary: 'Perguntas frequentes, com a resposta' },
  table: 'pergunta_frequente',
  empty: { filtered: SEM_PERGUNTAS, unfiltered: SEM_PERGUNTAS },
})

export interface Pergunta {
  id: { id: number }
  pergunta: string
  resposta: string
}

export const linksUteis = defineCall({
  path: '/api/links-uteis/ativos',
  summary: 'Links úteis',
  key: { required: {}, optional: { tipo: integer('1 para o cidadão, 2 para o fornecedor') } },
  fields: { id: integer('Código'), tipo: integer('Tipo'), link: code('Endereço'), descricao: text('Descrição') },
  sql: 'links-uteis',
})

/** The same call at the address the page of bids uses. */
export const linksUteisDeQualquerTipo: Call = { ...linksUteis, path: '/api/links-uteis' }

export interface LinkUtil {
  id: number
  tipo: number
  link: string
  descricao: string
}

/** The audience of a link: citizens, on the page of useful links; suppliers, on the page of bids. */
export const PARA_O_CIDADAO = 1
export const PARA_O_FORNECEDOR = 2

export const ORGANOGRAMA = {
  id: integer('Código'),
  idPai: integer('Órgão de que depende'),
  descricao: text('Nome'),
  resumo: text('O que faz, em HTML'),
  link: code('Endereço'),
  arquivo: integer('Código do arquivo'),
  nomeArquivo: text('Nome do arquivo'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  dataArquivo: datetime('Data do arquivo'),
} satisfies Fields

export const ORGANOGRAMA_PATH = '/api/organograma'

export interface Orgao {
  id: number
  idPai?: number
  descricao: string
  resumo?: string
  link?: string
  arquivo?: number
  nomeArquivo?: string
  tamanhoArquivo?: number
  dataArquivo?: string
}

export const certidoes = defineCall({
  path: '/api/certidoes',
  summary: 'Certidões da entidade',
  fields: {
    id: integer('Código'),
    nome: text('Certidão'),
    dataValidade: date('Validade'),
    ativo: flag('Ativa'),
    idArquivo: integer('Código do arquivo', { help: 'Só é entregue enquanto a certidão vale.' }),
    nomeArquivo: text('Nome do arquivo'),
    tamanhoArquivo: integer('Tamanho em bytes'),
    dataArquivo: datetime('Data do arquivo'),
  },
  sql: 'certidoes',
})

export interface Certidao {
  id: number
  nome: string
  dataValidade?: string
  ativo: 'S' | 'N'
  idArquivo: number
  nomeArquivo: string
  tamanhoArquivo: number
  dataArquivo: string
}

/** The fields that decide whether a certificate is valid, whoever it is of. */
export type Validade = Pick<Certidao, 'ativo' | 'dataValidade'>

/** A certificate is valid through its last day, unless it was withdrawn. */
export const isVencida = ({ ativo, dataValidade }: Validade, hoje: string): boolean =>
  ativo === 'N' || (dataValidade !== undefined && dataValidade < hoje)

/** Describes until when a certificate is valid, and whether it was withdrawn. */
export const validadeEscrita = ({ ativo, dataValidade }: Validade): string =>
  (ativo === 'N' ? 'cancelada pela entidade, ' : '') +
  (dataValidade === undefined ? 'sem vencimento' : `validade ${formatDate(dataValidade)}`)
