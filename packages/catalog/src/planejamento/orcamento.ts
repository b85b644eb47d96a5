// Declares the budget documents: PPA, LDO and LOA, and the hearings that discussed each.
import { code, datetime, integer, text, type Fields } from '@portal/kit/fields'
import * as termos from '../termos/planejamento.ts'
import { defineCall } from './define.ts'

export const DOCUMENTO = {
  id: integer('Código'),
  tipo: text('Tipo'),
  ordem: integer('Ordem'),
  descricao: text('Descrição'),
  resumo: text('Resumo'),
  nomeArquivo: text('Nome do arquivo'),
  idArquivo: integer('Código do arquivo'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  dataArquivo: datetime('Data do arquivo'),
  sha256: code('Resumo do conteúdo'),
  link: code('Endereço'),
} satisfies Fields

export interface Documento {
  id: number
  tipo: string
  descricao: string
  resumo?: string
  nomeArquivo?: string
  idArquivo?: number
  tamanhoArquivo?: number
  dataArquivo?: string
  sha256?: string
  link?: string
}

export const OBJETIVO = { objCodigo: integer('Código'), descricao: text('Descrição') } satisfies Fields

export const ARQUIVO_DO_OBJETIVO = {
  idArquivo: integer('Código do arquivo'),
  nome: text('Nome'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  dataArquivo: datetime('Data'),
  sha256: code('Resumo do conteúdo'),
} satisfies Fields

export interface Objetivo {
  objCodigo: number
  descricao: string
  arquivos: { idArquivo: number; nome: string; tamanhoArquivo?: number; dataArquivo?: string; sha256?: string }[]
}

/** The first year of the plan, to request another plan than that of the year. */
export const DO_PLANO = { required: {}, optional: { anoBasePPA: integer('Primeiro ano do PPA') } }

export const documentosDoOrcamento = defineCall({
  path: '/api/orcamentos/list',
  summary: 'Orçamento: leis, anexos e atas de audiência',
  key: DO_PLANO,
  fields: DOCUMENTO,
  sql: 'orcamentos',
})

export const OBJETIVOS_PATH = '/api/objetivoestrategico'

/** The tabs of the page, each with the documents it shows. */
export const LEIS = [
  { id: 'ppa', label: 'PPA', tipo: 'PPA', termo: termos.PPA },
  { id: 'ldo', label: 'LDO', tipo: 'LDO', termo: termos.LDO },
  { id: 'loa', label: 'LOA', tipo: 'LOA', termo: termos.LOA },
] as const

/** The kinds of hearings, by the numbers used in addresses; the first one is the default. */
export const AUDIENCIAS = [
  { value: '1', label: 'PPA', tipo: 'Atas de Audiência - PPA' },
  { value: '2', label: 'LDO', tipo: 'Atas de Audiência - LDO' },
  { value: '3', label: 'LOA', tipo: 'Atas de Audiência - LOA' },
] as const
