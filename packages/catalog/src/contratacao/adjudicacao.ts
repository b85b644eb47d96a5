// To whom a bidding was awarded.
import { date, documento, integer, text } from '@portal/kit/fields'
import { linkDoFornecedor } from '../despesa/fornecedor-pagina.ts'

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

export const LINKS_DA_ADJUDICACAO = { nome: linkDoFornecedor('pessoa', 'cnpjCpf') }
