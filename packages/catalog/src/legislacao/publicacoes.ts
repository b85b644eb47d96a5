// Types and calls of what is published by group and subgroup, mainly the fiscal reports: each annex with its periods.
import { code, datetime, flag, integer, text, type Fields } from '@portal/kit/fields'

export const PUBLICACOES = '/api/publicacoes'

/** Group 1 is the RREO, group 2 the RGF. */
export const RREO = 1
export const RGF = 2

export const GRUPO = {
  id: integer('Código'),
  mostraWeb: flag('Aparece no portal'),
  filtrarPorExercicio: flag('Só o que é do exercício'),
  valor: text('Nome'),
} satisfies Fields

export const SUBGRUPO = {
  id: integer('Código'),
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  mostraWeb: flag('Aparece no portal'),
  valor: text('Nome'),
} satisfies Fields

export const PUBLICACAO = {
  id: integer('Código'),
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  tipoPeriodo: integer('Meses que abrange'),
  valor: text('Nome'),
  resumo: text('Resumo'),
  idArquivo: integer('Código do arquivo'),
  nomeArquivo: text('Nome do arquivo'),
  tamanhoArquivo: integer('Tamanho em bytes'),
  dataArquivo: datetime('Data do arquivo'),
  sha256: code('Resumo do conteúdo'),
  link: code('Endereço'),
} satisfies Fields

export interface Publicacao {
  id: number
  entidade: number
  exercicio: number
  tipoPeriodo?: number
  valor: string
  resumo?: string
  idArquivo?: number
  nomeArquivo?: string
  tamanhoArquivo?: number
  dataArquivo?: string
  sha256?: string
  link?: string
}

export interface Subgrupo {
  id: number
  subGrupoRelatorio: { id: number; valor: string }
  entidade: number
  exercicio: number
  mostraWeb: 'S'
  valor: string
  list: Publicacao[]
}

export interface Grupo {
  id: number
  mostraWeb: 'S'
  filtrarPorExercicio: 'S' | 'N'
  valor: string
  list: Subgrupo[]
}
