// Defines the text format of a budget: órgãos, unidades, programas and ações, and the naturezas of each ação.
import type { Area } from '../objetos/objeto.ts'

export interface Acao {
  unidade: string
  funcao: string
  subfuncao: string
  programa: string
  projeto: string
  descricao: string
  area: Area
  perfil: Perfil
  fontes: readonly string[]
  /** Weight of its purchases among the ações. */
  peso: number
  /** Yearly payroll, in thousands of reais of 2023. */
  folha: number
}

export interface OrcamentoCodes {
  /** By code of two digits. */
  orgaos: Readonly<Record<string, string>>
  /** By code of four digits: the two of the órgão and two more. */
  unidades: Readonly<Record<string, string>>
  programas: Readonly<Record<string, string>>
  acoes: readonly Acao[]
}

/** Weight of a natureza among the purchases of the ação and, where not all, its sub-items. */
export type Compras = number | readonly [peso: number, ...naturezas: string[]]

const perfis = {
  administrativo: {
    '339030': 10,
    '339039': 10,
    '339036': 2,
    '339033': 2,
    '339040': 3,
    '449052': 2,
    '339093': 0.5,
    '339092': 0.2,
  },
  tecnico: { '339030': 6, '339039': 8, '339033': 2.5, '339035': 0.6, '339040': 3, '449052': 1.5 },
  escola: {
    '339030': 18,
    '339039': 13,
    '339036': 1.5,
    '339032': 2.5,
    '339037': 0.3,
    '339040': 1.5,
    '449052': 3,
    '449051': 0.5,
  },
  merenda: { '339030': [12, '33903007'] },
  farmacia: { '339030': [12, '33903009', '33903036'] },
  transporte: { '339030': [7, '33903001', '33903039'], '339039': [7, '3390399901', '33903919'] },
  pacientes: { '339030': [5, '33903001', '33903039'], '339039': [4, '33903919', '33903941'], '339033': 2, '339048': 3 },
  social: { '339030': 7, '339032': 4, '339036': 2, '339039': 6, '339048': 3, '449052': 1, '335043': 0.5 },
  parcerias: { '335043': 2, '445042': 0.3 },
  obras: { '449051': 3, '339030': 8, '339039': 5, '449052': 0.3 },
  urbano: { '339030': 10, '339039': 9, '339037': 0.3, '449052': 0.4 },
  campo: { '339030': 9, '339039': 6, '339032': 0.6, '449052': 0.7 },
  eventos: { '339030': 3, '339039': 8, '339036': 2, '339031': 1.2, '335043': 0.3 },
  bolsas: { '339018': 1 },
  dividas: { '329021': 1, '469071': 1 },
  sentencas: { '339091': 1 },
  tributos: { '339047': 1 },
  capital: { '459065': 0.1 },
  imoveis: { '449061': 0.2 },
  consorcio: { '337170': 0.3 },
  pessoal: {},
  saude: {
    '339030': 24,
    '339039': 12,
    '339036': 1.2,
    '339032': 2,
    '339033': 0.8,
    '339040': 1,
    '449052': 2,
    '449051': 0.25,
  },
  hospitalar: { '339039': 14, '335043': 0.5, '339030': 10, '337170': 0.15 },
  agua: { '339030': 16, '339039': 11, '339036': 0.8, '339040': 1.5, '449052': 2, '449051': 0.5 },
  legislativo: { '339030': 8, '339039': 9, '339033': 1.5, '339036': 1, '339040': 3, '449052': 1.5, '339035': 0.4 },
} as const satisfies Record<string, Readonly<Record<string, Compras>>>

export type Perfil = keyof typeof perfis
export const PERFIS: Readonly<Record<Perfil, Readonly<Record<string, Compras>>>> = perfis

/** Parses 'unidade|funcao.subfuncao|programa|projeto|descricao|area|perfil|fontes|peso|folha'. */
export function acao(line: string): Acao {
  const [
    unidade = '',
    classe = '',
    programa = '',
    projeto = '',
    descricao = '',
    area = '',
    perfil = '',
    fontes = '',
    peso = '0',
    folha = '0',
  ] = line.split('|')
  const [funcao = '', subfuncao = ''] = classe.split('.')
  return {
    unidade,
    funcao,
    subfuncao,
    programa,
    projeto,
    descricao,
    area: area as Area,
    perfil: perfil as Perfil,
    fontes: fontes.split(' '),
    peso: Number(peso),
    folha: Number(folha),
  }
}

export const linesOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
