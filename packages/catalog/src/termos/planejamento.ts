// Explains the words of planning in plain language, for the help of columns and the initial glossary.
import type { Termo } from '@portal/kit/termo'

export const CREDITO_ADICIONAL: Termo = {
  topico: 'Crédito adicional',
  descricao:
    'Autorização para gastar o que o orçamento não previa, ou previa em valor menor. Pode ser suplementar, ' +
    'especial ou extraordinário.',
}
export const CREDITO_ESPECIAL: Termo = {
  topico: 'Crédito especial',
  descricao: 'Crédito adicional para uma despesa que não existia no orçamento.',
}
export const CREDITO_EXTRAORDINARIO: Termo = {
  topico: 'Crédito extraordinário',
  descricao: 'Crédito adicional para despesas urgentes e imprevisíveis, como as de uma calamidade.',
}
export const CREDITO_SUPLEMENTAR: Termo = {
  topico: 'Crédito suplementar',
  descricao: 'Crédito adicional que reforça uma dotação já existente.',
}
export const DOTACAO: Termo = {
  topico: 'Dotação',
  descricao: 'Quantia que o orçamento destina a uma despesa determinada. Ninguém pode gastar acima dela.',
}
export const DOTACAO_ATUALIZADA: Termo = {
  topico: 'Dotação atualizada',
  descricao: 'A dotação inicial somada aos créditos adicionais e às reduções: o que se pode gastar no ano.',
}
export const DOTACAO_INICIAL: Termo = {
  topico: 'Dotação inicial',
  descricao: 'O que a lei do orçamento previu gastar no ano inteiro, antes de créditos e reduções.',
}
export const LDO: Termo = {
  topico: 'LDO',
  descricao:
    'Lei de Diretrizes Orçamentárias: diz, a cada ano, quais são as prioridades e as regras para montar o orçamento.',
}
export const LOA: Termo = {
  topico: 'LOA',
  descricao: 'Lei Orçamentária Anual: estima quanto o município vai arrecadar e fixa quanto pode gastar no ano.',
}
export const PPA: Termo = {
  topico: 'PPA',
  descricao: 'Plano Plurianual: o que o governo pretende fazer em quatro anos.',
}
export const PROGRAMA: Termo = {
  topico: 'Programa',
  descricao: 'Conjunto de ações com um mesmo objetivo, como melhorar o ensino.',
}
export const PROJETO_E_ATIVIDADE: Termo = {
  topico: 'Projeto e atividade',
  descricao: 'Projeto tem começo e fim, como construir uma escola; atividade se repete todo ano, como mantê-la.',
}
