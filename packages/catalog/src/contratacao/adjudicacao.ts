// To whom a bidding was awarded.
import { date, documento, integer, text } from '@portal/kit/fields'
import { defineRecord } from '@portal/kit/record'
import { empenhos } from '../despesa/empenhos.ts'
import { anexos } from '../portal/anexos.ts'
import { adjudicacaoDetalhe } from './rotas.ts'
import { linkDoFornecedor } from '../despesa/rotas.ts'

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
  data: date('Data', { help: 'Dia em que o objeto da licitação foi entregue a quem a venceu.' }),
}

export const adjudicacao = defineRecord({
  area: 'contratacao',
  reads: ['contratacao', 'despesa'],
  id: 'adjudicacao',
  name: 'Detalhes da adjudicação',
  description: 'A quem o objeto de uma licitação foi entregue, quando, e o documento que o comprova.',
  link: adjudicacaoDetalhe,
  api: '/api/adjudicacoes/detalhes',
  list: empenhos,
  fields: ADJUDICACAO,
  links: { nome: linkDoFornecedor('pessoa', 'cnpjCpf') },
  sections: [
    {
      title: ({ descricaoTipoLicitacao, licitacao, exercicioLicitacao }) => `${descricaoTipoLicitacao} ${licitacao}/${exercicioLicitacao}`,
      fields: ['nome', 'cnpjCpf', 'data'],
    },
  ],
  parts: {
    arquivos: anexos({
      api: '/api/adjudicacoes/arquivos',
      origem: { tabela: 'adjudicacao', chave: ['exercicio', 'exercicioLicitacao', 'tipoLicitacao', 'licitacao', 'pessoa'] },
    }),
  },
  summary: ({ nome, descricaoTipoLicitacao, licitacao, exercicioLicitacao }) =>
    `${nome}, ${descricaoTipoLicitacao} ${licitacao}/${exercicioLicitacao}`,
  notFound: 'Não encontramos esta adjudicação.',
})
