// Declares the record of an award: who won the bid, and the confirmation by the authority.
import { date, documento, integer, money, text } from '@portal/kit/fields'
import type { DeclaredRecord } from '@portal/kit/record'
import type { Row } from '@portal/kit/list'
import { anexos } from '../portal/anexos.ts'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { defineRecord } from './define.ts'
import { licitacoes } from './licitacoes.ts'
import { adjudicacaoDetalhe, homologacaoDetalhe, licitacaoDetalhe } from './rotas.ts'
import * as termos from '../termos/contratacao.ts'
import { somaDosVencidos } from './vencido.ts'

export const ADJUDICACAO = {
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  exercicioLicitacao: integer('Ano da Licitação'),
  tipoLicitacao: integer('Código da Modalidade'),
  descricaoTipoLicitacao: text('Modalidade'),
  licitacao: integer('Nº da Licitação'),
  pessoa: integer('Código do Fornecedor'),
  nome: text('Fornecedor', { help: 'Quem venceu a licitação.' }),
  cnpjCpf: documento('CNPJ/CPF'),
  data: date('Data', { termo: termos.ADJUDICACAO }),
  valor: money('Valor', somaDosVencidos),
}

const PARTE = ['exercicio', 'exercicioLicitacao', 'tipoLicitacao', 'licitacao', 'pessoa']

/** Links back to the bid of the award. */
const daLicitacao = ({ entidade, exercicioLicitacao, tipoLicitacao, licitacao }: Row) => ({
  path: licitacaoDetalhe({
    entidade: Number(entidade),
    exercicio: Number(exercicioLicitacao),
    tipoLicitacao: Number(tipoLicitacao),
    licitacao: Number(licitacao),
  }),
  title: `Licitação ${licitacao}/${exercicioLicitacao}`,
})

export const adjudicacao = defineRecord({
  id: 'adjudicacao',
  name: 'Detalhes da adjudicação',
  description: 'A quem o objeto de uma licitação foi entregue, quando, e o documento que o comprova.',
  link: adjudicacaoDetalhe,
  api: '/api/adjudicacoes/detalhes',
  list: licitacoes,
  back: daLicitacao,
  fields: ADJUDICACAO,
  links: { nome: linkDoFornecedor('pessoa', 'cnpjCpf') },
  sections: [
    {
      title: ({ descricaoTipoLicitacao, licitacao, exercicioLicitacao }) =>
        `${descricaoTipoLicitacao} ${licitacao}/${exercicioLicitacao}`,
      fields: ['nome', 'cnpjCpf', 'data', 'valor'],
    },
  ],
  parts: { arquivos: anexos({ api: '/api/adjudicacoes/arquivos', origem: { tabela: 'adjudicacao', chave: PARTE } }) },
  summary: ({ nome, descricaoTipoLicitacao, licitacao, exercicioLicitacao }) =>
    `${nome}, ${descricaoTipoLicitacao} ${licitacao}/${exercicioLicitacao}`,
  notFound: 'Não encontramos esta adjudicação.',
})

export const homologacao: DeclaredRecord = {
  ...adjudicacao,
  id: 'homologacao',
  name: 'Detalhes da homologação',
  description: 'A confirmação, pela autoridade, de quem venceu uma licitação, e o documento que a comprova.',
  link: homologacaoDetalhe,
  api: '/api/homologacoes/detalhes',
  fields: { ...ADJUDICACAO, data: date('Data', { termo: termos.HOMOLOGACAO }) },
  parts: { arquivos: anexos({ api: '/api/homologacoes/arquivos', origem: { tabela: 'homologacao', chave: PARTE } }) },
  notFound: 'Não encontramos esta homologação.',
}
