// Declares the record of a contract: what was signed, its term, its changes, its inspectors and what was spent.
import { date, integer, text } from '@portal/kit/fields'
import { type DeclaredRecord, many, type Section, stated, statedMoney } from '@portal/kit/record'
import { anexosDoContrato } from '../parametros.ts'
import { anexos } from '../portal/anexos.ts'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { ADITIVO } from './aditivo-campos.ts'
import { contratos } from './contratos.ts'
import { defineRecord } from './define.ts'
import { EMPENHO_DA_COMPRA } from './licitacao.ts'
import { linkDaLicitacao, linkDoContrato, linkDoEmpenho, linkNoPncp } from './ligacoes.ts'
import { aditivoDetalhe, contratoDeObra, contratoDetalhe } from './rotas.ts'
import { EXECUCAO, publicados } from '../publicado.ts'

const DO_CONTRATO = { required: { contrato: integer('Código do Contrato') } }

export const FISCAL = {
  sequencia: integer('Sequência'),
  ocupante: text('Nome'),
  dataInicio: date('Início'),
  dataTermino: date('Término'),
  descricaoCargo: text('Cargo'),
  obsAtoDesignacao: text('Ato de Designação'),
}

const SECOES: readonly Section[] = [
  {
    title: 'O contrato',
    fields: [
      'descricaoTipoAto',
      'displayContrato',
      'situacao',
      'tipoContrato',
      'isCovid',
      'rateio',
      'displayProcesso',
      'dataInicioSuspensao',
      'dataFimSuspensao',
      'motivoSuspensao',
      'objeto',
    ],
  },
  { title: 'Contratado', fields: ['nome', 'cnpjCpf'] },
  {
    title: 'Valores',
    fields: [
      'valorContratado',
      'valorAditivo',
      'valorAtualizado',
      'valorEmpenhado',
      'valorLiquidado',
      'valorPago',
      'motivoExcesso',
    ],
    until: { ...EXECUCAO, sums: ['valorEmpenhado', 'valorLiquidado', 'valorPago'] },
  },
  {
    title: 'Vigência',
    fields: [
      'dataAssinatura',
      'dataPublicacao',
      'diasPublicacao',
      'inicioVigencia',
      'terminoVigencia',
      'vigencia',
      'diasVencimento',
      'numeroPncp',
    ],
  },
  { title: 'Licitação', fields: ['descricaoEntidadeLicitacao', 'descricaoTipoLicitacao', 'displayLicitacao'] },
]

export const contrato = defineRecord({
  everyYear: true,
  id: 'contrato',
  name: 'Detalhes do contrato',
  description:
    'Um contrato por inteiro: com quem, para quê, até quando, quanto custa, o que mudou, quem fiscaliza e quanto ' +
    'já se pagou.',
  link: contratoDetalhe,
  api: contratos.api.list,
  list: contratos,
  isRow: true,
  fields: contratos.fields,
  links: { nome: linkDoFornecedor('pessoa', 'cnpjCpf'), displayLicitacao: linkDaLicitacao, numeroPncp: linkNoPncp },
  sections: SECOES,
  parts: {
    aditivos: many({
      title: 'Aditivos',
      article: 'os',
      api: '/api/aditivos',
      key: DO_CONTRATO,
      sql: 'aditivo',
      fields: ADITIVO,
      columns: ['numeroAditivo', 'data', 'dataPublicacao', 'valorAditivo', 'dataTermino', 'motivacao'],
      totals: ['valorAditivo'],
      links: {
        numeroAditivo: ({ exercicio, numero, sequencia }, { entidade }) =>
          aditivoDetalhe({
            entidade,
            exercicio: Number(exercicio),
            numero: Number(numero),
            sequencia: Number(sequencia),
          }),
      },
      empty: 'Sem aditivos para este contrato.',
      known: publicados('aditivo', 'aditivo', 'aditivos'),
    }),
    fiscais: many({
      title: 'Fiscalização do Contrato',
      article: 'a',
      api: '/api/responsaveis',
      key: DO_CONTRATO,
      fields: FISCAL,
      columns: ['ocupante', 'dataInicio', 'dataTermino', 'descricaoCargo', 'obsAtoDesignacao'],
      empty: 'Sem Fiscais do Contrato.',
      known: publicados('contrato_fiscal', 'fiscal deste contrato', 'fiscais de contratos'),
    }),
    empenhos: many({
      title: 'Empenhos',
      article: 'os',
      api: '/api/contratos/empenhos',
      key: DO_CONTRATO,
      fields: EMPENHO_DA_COMPRA,
      columns: ['empenhoExercicio', 'data', 'historico', 'valorEmpenhado', 'valorLiquidado', 'valorPago'],
      totals: ['valorEmpenhado', 'valorLiquidado', 'valorPago'],
      links: { empenhoExercicio: linkDoEmpenho },
      known: publicados('empenho', 'empenho deste contrato', 'empenhos'),
    }),
    anexos: anexos({
      api: '/api/contratos/arquivos',
      key: DO_CONTRATO,
      origem: { tabela: 'contrato', chave: ['exercicio', 'contrato'] },
      when: anexosDoContrato,
    }),
  },
  title: ({ descricaoTipoAto, displayContrato }) => [descricaoTipoAto, displayContrato ?? []].flat().join(' '),
  summary: ({ nome, situacao, valorAtualizado }) => stated(nome, situacao, statedMoney(valorAtualizado)),
  notFound: 'Não encontramos este contrato.',
})

/** Declares the contract of a public work, opened from the page of the work. */
export const contratoObra: DeclaredRecord = {
  ...contrato,
  id: 'contrato-obra',
  sql: 'contratos',
  name: 'Contrato da obra',
  description: 'O contrato de uma obra pública: com quem, para quê, até quando e quanto custa.',
  link: contratoDeObra,
  api: '/api/contratos/obra',
  links: { ...contrato.links, displayContrato: linkDoContrato },
  parts: {},
  summary: ({ nome, situacao, valorContratado }) => stated(nome, situacao, statedMoney(valorContratado)),
  notFound: 'Contrato não encontrado!',
}
