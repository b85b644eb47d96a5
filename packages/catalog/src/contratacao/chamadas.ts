// Declares the options of the filters of contracting, and the calls with which clients read a bid from its contract.
import { code, integer, money, text } from '@portal/kit/fields'
import { ARQUIVO } from '../portal/anexos.ts'
import { defineCall, defineOptions } from './define.ts'
import { CONTRATO_DA_LICITACAO } from './licitacao.ts'

export const contratosDoFornecedor = defineCall({
  everyYear: true,
  path: '/api/contratos/fornecedor',
  summary: 'Contratos: os de um fornecedor, de qualquer ano',
  key: { required: { fornecedor: integer('Código do Fornecedor') } },
  fields: CONTRATO_DA_LICITACAO,
  sql: 'fornecedor-contratos',
})

export const manualDoFornecedor = defineCall({
  path: '/parametros/manual-fornecedor',
  summary: 'Licitações: manual do fornecedor, se a entidade publica um',
  fields: ARQUIVO,
  sql: 'manual-fornecedor',
})

const SOMA = {
  licitacoes: integer('Licitações'),
  valorMaximo: money('Valor Máximo'),
  totalVencido: money('Valor Vencido'),
}

const somadas = (por: string, nome: string) =>
  defineCall({
    path: `/api/licitacoes/por-${por}`,
    summary: `Licitações: somadas por ${nome.toLowerCase()}`,
    fields: { codigo: code('Código'), nome: text(nome), ...SOMA },
    sql: 'licitacoes-por',
    fixed: { por },
    file: { title: `Licitações por ${nome.toLowerCase()}`, totals: Object.keys(SOMA) },
  })

export const licitacoesPorMes = somadas('mes', 'Mês de abertura')
export const licitacoesPorSituacao = somadas('situacao', 'Situação')
export const licitacoesPorModalidade = somadas('modalidade', 'Modalidade')

export const calls = [
  licitacoesPorMes,
  licitacoesPorSituacao,
  licitacoesPorModalidade,
  manualDoFornecedor,
  defineOptions({ path: '/api/tiposLicitacao', summary: 'Licitações: modalidades', sql: 'tipos-licitacao' }),
  defineOptions({
    path: '/api/licitacoes/naturezas',
    summary: 'Licitações: naturezas de cada modalidade',
    sql: 'naturezas',
    ids: 'code',
    under: ['modalidade'],
  }),
  defineCall({
    path: '/api/tipos-contratos',
    summary: 'Contratos: tipos',
    sql: 'tipos-contrato',
    fields: { id: code('Código'), sigla: code('Sigla'), descricao: text('Descrição') },
  }),
  defineOptions({ path: '/api/contratos/tipos-ato', summary: 'Contratos: tipos de ato', sql: 'tipos-ato' }),
  contratosDoFornecedor,
  defineCall({
    everyYear: true,
    path: '/api/contratos/licitacao',
    summary: 'Contratos: os de uma licitação',
    key: {
      required: {
        exercicioLicitacao: integer('Ano da Licitação'),
        tipoLicitacao: integer('Código da Modalidade'),
        numeroLicitacao: integer('Nº da Licitação'),
      },
    },
    fields: CONTRATO_DA_LICITACAO,
    sql: 'licitacao-contratos',
  }),
]
