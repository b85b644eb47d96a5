// Declares the record of a purchase authorised from a bid.
import { code, date, documento, flag, integer, money, text } from '@portal/kit/fields'
import { stated, statedMoney } from '@portal/kit/record'
import { anexos } from '../portal/anexos.ts'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { defineRecord } from './define.ts'
import { linkDaLicitacao, linkDoEmpenho } from './ligacoes.ts'
import { licitacoes } from './licitacoes.ts'
import { autorizacaoDetalhe } from './rotas.ts'

export const AUTORIZACAO = {
  entidade: integer('Entidade'),
  exercicio: integer('Exercício'),
  numeroRequisicao: integer('Nº da Requisição'),
  exercicioRequisicao: integer('Ano da Requisição'),
  exercicioLicitacao: integer('Ano da Licitação'),
  tipoLicitacao: integer('Código da Modalidade'),
  descricaoTipoLicitacao: text('Modalidade'),
  licitacao: integer('Código da Licitação'),
  displayLicitacao: code('Licitação'),
  temLicitacao: flag('Licitação publicada'),
  dataNad: date('Data', { help: 'Dia da nota de autorização de despesa.' }),
  pessoa: integer('Código do Fornecedor'),
  nomeFornecedor: text('Fornecedor'),
  cnpjCpf: documento('CNPJ/CPF'),
  numeroNad: integer('Nº da Autorização'),
  exercicioNad: integer('Ano da Autorização'),
  displayNad: code('Autorização', { help: 'Número e ano da nota de autorização de despesa.' }),
  exercicioEmpenho: integer('Ano do Empenho'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Nº do Empenho'),
  empenhoExercicio: code('Empenho'),
  valorRequisicao: money('Valor'),
}

export const autorizacao = defineRecord({
  id: 'autorizacao',
  name: 'Detalhes da autorização',
  description: 'Uma compra autorizada com o que uma licitação escolheu: de quem, quanto e em qual empenho.',
  link: autorizacaoDetalhe,
  api: '/api/autorizacoes/detalhes',
  list: licitacoes,
  fields: AUTORIZACAO,
  links: {
    nomeFornecedor: linkDoFornecedor('pessoa', 'cnpjCpf'),
    displayLicitacao: linkDaLicitacao,
    empenhoExercicio: linkDoEmpenho,
  },
  sections: [
    {
      title: ({ numeroRequisicao, exercicioRequisicao }) => `Requisição ${numeroRequisicao}/${exercicioRequisicao}`,
      fields: [
        'dataNad',
        'displayNad',
        'nomeFornecedor',
        'cnpjCpf',
        'valorRequisicao',
        'empenhoExercicio',
        'descricaoTipoLicitacao',
        'displayLicitacao',
      ],
    },
  ],
  parts: {
    arquivos: anexos({
      api: '/api/autorizacoes/arquivos',
      origem: { tabela: 'autorizacao', chave: ['exercicio', 'numeroRequisicao'] },
    }),
  },
  summary: ({ nomeFornecedor, valorRequisicao, numeroRequisicao, exercicioRequisicao }) =>
    stated(nomeFornecedor, `requisição ${numeroRequisicao}/${exercicioRequisicao}`, statedMoney(valorRequisicao)),
  notFound: 'Não encontramos esta autorização.',
})
