// Declares the record of a grant: partner, purpose, amounts released and left, accounts, changes, payees and documents.
import { amount, code, date, decimal, flag, integer, money, text } from '@portal/kit/fields'
import { many, stated, statedMoney } from '@portal/kit/record'
import { empenhoDetalhe, paginaDoCnpj } from '../despesa/rotas.ts'
import { anexos, ARQUIVO } from '../portal/anexos.ts'
import { jaComLiberacoes } from '../enviado.ts'
import { defineCall, defineRecord } from './define.ts'
import {
  subvencaoAdiantamento,
  subvencaoAdiantamentoDoServidor,
  subvencaoAditivoDetalhe,
  subvencaoDetalhe,
  subvencaoPrestacaoDetalhe,
} from './rotas.ts'
import { subvencoes } from './subvencoes.ts'
import { somaDosDocumentos } from '../despesa/campos.ts'
import { jaComEmpenhos } from '../enviado.ts'
import { EMPENHADO } from '../figuras/despesa.ts'

const DA_SUBVENCAO = { required: { subvencao: integer('Número'), anoSubvencao: integer('Ano') } }

export const ADITIVO_DA_SUBVENCAO = {
  subvencao: integer('Número da Parceria'),
  anoSubvencao: integer('Ano da Parceria'),
  idTipo: integer('Código do Tipo'),
  numeroAno: code('Parceria'),
  numeroAditivo: integer('Número'),
  anoAditivo: integer('Ano'),
  tipo: text('Tipo'),
  descricao: text('Descrição'),
  nome: text('Organização'),
  dataTermo: date('Data do Termo'),
  dataFimVigencia: date('Fim da Vigência'),
  numeroDiarioOficial: integer('Diário Oficial'),
  anoDiarioOficial: integer('Ano do Diário'),
  dataPublicacaoDiario: date('Publicação'),
  valor: money('Valor', { help: 'Quanto o aditivo acrescenta à parceria ou, com sinal de menos, retira dela.' }),
  valorContraPartida: money('Contrapartida'),
}

export const PRESTACAO_DA_SUBVENCAO = {
  subvencao: integer('Número da Parceria'),
  anoSubvencao: integer('Ano da Parceria'),
  idTipo: integer('Código do Tipo'),
  numeroAno: code('Parceria'),
  sequencia: integer('Sequência'),
  tipo: text('Tipo'),
  periodoPrestacao: text('Período'),
  nome: text('Nome', { help: 'A organização ou, onde houve adiantamento, o servidor que presta as contas.' }),
  cargo: text('Cargo'),
  lotacao: text('Lotação'),
  dataPrevista: date('Prevista'),
  dataPrazo: date('Prazo'),
  data: date('Data'),
  dataPrestacao: date('Data da Prestação'),
  exercicio: integer('Ano do Empenho'),
  unidadeOrcamentaria: code('Unidade Orçamentária'),
  empenho: integer('Empenho'),
  dataEmpenho: date('Data do Empenho'),
  valorEmpenho: money('Valor do Empenho'),
  noLiquidacao: integer('Nº da Liquidação'),
  valorDocumentos: money('Documentos', somaDosDocumentos),
  valorRestituido: money('Restituído', { help: 'O que sobrou e voltou aos cofres públicos.' }),
  matricula: integer('Matrícula'),
  exercicioPrestacao: integer('Ano do Adiantamento'),
  prestacaoContas: integer('Prestação de Contas', {
    help: 'Número das contas do adiantamento entregue a um servidor por causa da parceria.',
  }),
}

export const subvencao = defineRecord({
  id: 'subvencao',
  name: 'Detalhes da subvenção',
  description:
    'A parceria com uma organização: para quê, quanto foi liberado e quanto falta, as contas prestadas, os ' +
    'aditivos, a equipe paga e os documentos.',
  link: subvencaoDetalhe,
  api: '/api/subvencoes/detalhe',
  list: subvencoes,
  isRow: true,
  fields: subvencoes.fields,
  links: { nomeBeneficiario: ({ cnpj }, { entidade }) => paginaDoCnpj(entidade, cnpj) },
  sections: [
    {
      title: 'A parceria',
      fields: [
        'tipoSubvencao',
        'nomeBeneficiario',
        'cnpj',
        'orgao',
        'objeto',
        'licitacoes',
        'numerosit',
        'chaveAutenticacao',
      ],
    },
    {
      title: 'As datas',
      fields: [
        'dataCelebracao',
        'dataInicioConvenio',
        'dataVencimentoConvenio',
        'dataPublicacao',
        'veiculoPublicacao',
        'nrEdicaoPublicacao',
      ],
    },
    {
      title: 'O dinheiro',
      fields: ['valorPrevisto', 'valorLiberado', 'saldo', 'valorAditivo', 'saldoAtualizado'],
      until: { table: 'pagamento', sums: ['valorLiberado'], of: { pagamento: 'pagamentos' } },
    },
  ],
  tabs: true,
  parts: {
    valoresLiberados: many({
      title: 'Valores Liberados',
      article: 'os',
      api: '/api/subvencoes/valores-liberados',
      key: DA_SUBVENCAO,
      sql: 'subvencao-valores-liberados',
      fields: {
        exercicio: integer('Exercício'),
        unidadeOrcamentaria: code('Unidade Orçamentária'),
        empenho: integer('Nº do Empenho'),
        empenhoExercicio: code('Empenho'),
        nome: text('Organização'),
        data: date('Data'),
        valor: amount(EMPENHADO, { when: jaComEmpenhos }),
        valorPago: money('Liberado', { when: jaComLiberacoes, help: 'O que já foi pago do empenho.' }),
      },
      columns: ['empenhoExercicio', 'nome', 'data', 'valor', 'valorPago'],
      totals: ['valor', 'valorPago'],
      links: {
        empenhoExercicio: ({ exercicio, empenho, unidadeOrcamentaria }, { entidade }) =>
          empenhoDetalhe(
            {
              entidade,
              exercicio: Number(exercicio),
              empenho: Number(empenho),
              unidadeOrcamentaria: String(unidadeOrcamentaria),
            },
            'pagamentos',
          ),
      },
    }),
    prestacaoContas: many({
      title: 'Prestação de Contas',
      article: 'a',
      api: '/api/subvencoes/prestacao-contas',
      key: DA_SUBVENCAO,
      sql: 'subvencao-prestacao',
      fields: PRESTACAO_DA_SUBVENCAO,
      columns: [
        'sequencia',
        'tipo',
        'periodoPrestacao',
        'nome',
        'dataPrazo',
        'dataPrestacao',
        'empenho',
        'valorEmpenho',
        'valorDocumentos',
        'valorRestituido',
      ],
      totals: ['valorDocumentos', 'valorRestituido'],
      links: {
        sequencia: ({ subvencao: numero, anoSubvencao, sequencia }, contexto) =>
          subvencaoPrestacaoDetalhe({
            ...contexto,
            subvencao: Number(numero),
            anoSubvencao: Number(anoSubvencao),
            sequencia: Number(sequencia),
          }),
        nome: (
          { prestacaoContas, exercicioPrestacao, matricula, empenho, noLiquidacao, unidadeOrcamentaria, exercicio },
          { entidade },
        ) => {
          if (prestacaoContas !== undefined)
            return subvencaoAdiantamento({
              entidade,
              exercicio: Number(exercicioPrestacao),
              prestacaoContas: Number(prestacaoContas),
            })
          if (matricula === undefined || empenho === undefined || noLiquidacao === undefined) return undefined
          return subvencaoAdiantamentoDoServidor({
            entidade,
            exercicio: Number(exercicio),
            empenho: Number(empenho),
            noLiquidacao: Number(noLiquidacao),
            unidadeOrcamentaria: String(unidadeOrcamentaria),
            matricula: Number(matricula),
          })
        },
      },
    }),
    aditivos: many({
      title: 'Aditivos',
      article: 'os',
      api: '/api/subvencoes/aditivos',
      key: DA_SUBVENCAO,
      sql: 'subvencao-aditivo',
      fields: ADITIVO_DA_SUBVENCAO,
      columns: [
        'numeroAditivo',
        'anoAditivo',
        'tipo',
        'descricao',
        'dataTermo',
        'dataFimVigencia',
        'valor',
        'valorContraPartida',
      ],
      totals: ['valor', 'valorContraPartida'],
      links: {
        numeroAditivo: ({ subvencao: numero, anoSubvencao, numeroAditivo, anoAditivo }, contexto) =>
          subvencaoAditivoDetalhe({
            ...contexto,
            subvencao: Number(numero),
            anoSubvencao: Number(anoSubvencao),
            numeroAditivo: Number(numeroAditivo),
            anoAditivo: Number(anoAditivo),
          }),
      },
    }),
    remuneracoes: many({
      title: 'Remuneração',
      article: 'a',
      api: '/api/subvencoes/remuneracoes',
      key: DA_SUBVENCAO,
      fields: {
        funcao: text('Função'),
        cargaHoraria: decimal('Carga Horária', { help: 'Horas por semana.' }),
        remuneracao: money('Remuneração', { help: 'Quanto se paga por mês.' }),
        periodoDesc: text('Período'),
        valorTotal: money('Total'),
      },
      columns: ['funcao', 'cargaHoraria', 'remuneracao', 'periodoDesc', 'valorTotal'],
      totals: ['valorTotal'],
    }),
    anexos: anexos({
      api: '/api/subvencoes/anexos',
      key: DA_SUBVENCAO,
      origem: { tabela: 'subvencao', chave: ['anoSubvencao', 'subvencao'] },
    }),
  },
  title: ({ numeroAno }) => `Subvenção ${numeroAno}`,
  summary: ({ nomeBeneficiario, tipoSubvencao, valorPrevisto }) =>
    stated(nomeBeneficiario, tipoSubvencao, statedMoney(valorPrevisto)),
  notFound: 'Não encontramos esta subvenção.',
})

/** Declares the certificates of the organization, each with its last valid day; shown beside the attachments. */
export const certidoesDaSubvencao = defineCall({
  everyYear: true,
  path: '/api/subvencoes/certidao-anexos',
  summary: 'Subvenções: certidões da organização',
  key: DA_SUBVENCAO,
  fields: { ...ARQUIVO, dataValidade: date('Validade'), ativo: flag('Ativo') },
  sql: 'subvencao-certidoes',
})
