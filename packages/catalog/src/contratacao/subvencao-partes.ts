// Declares the parts of a grant that have pages of their own: an addendum, its accounts, and the advance behind them.
import type { Contexto, Row } from '@portal/kit/list'
import { type DeclaredRecord, stated, statedMoney } from '@portal/kit/record'
import { prestacaoDeContas, prestacaoDoServidor } from '../despesa/prestacao-de-contas.ts'
import { empenhoDetalhe } from '../despesa/rotas.ts'
import { anexos } from '../portal/anexos.ts'
import { defineRecord } from './define.ts'
import {
  subvencaoAdiantamento,
  subvencaoAdiantamentoDoServidor,
  subvencaoAditivoDetalhe,
  subvencaoDetalhe,
  subvencaoPrestacaoDetalhe,
} from './rotas.ts'
import { ADITIVO_DA_SUBVENCAO, PRESTACAO_DA_SUBVENCAO } from './subvencao.ts'
import { subvencoes } from './subvencoes.ts'

const daParceria = ({ subvencao, anoSubvencao, idTipo }: Row, contexto: Contexto): string =>
  subvencaoDetalhe({
    ...contexto,
    subvencao: Number(subvencao),
    anoSubvencao: Number(anoSubvencao),
    idTipo: Number(idTipo),
  })

export const subvencaoAditivo = defineRecord({
  id: 'subvencao-aditivo',
  name: 'Detalhes do aditivo da subvenção',
  description: 'O que mudou em uma parceria depois de assinada: valor, prazo e o termo publicado.',
  link: subvencaoAditivoDetalhe,
  api: '/api/subvencoes/aditivo/detalhe',
  list: subvencoes,
  fields: ADITIVO_DA_SUBVENCAO,
  links: { numeroAno: daParceria },
  sections: [
    {
      title: 'O aditivo',
      fields: [
        'numeroAno',
        'nome',
        'tipo',
        'descricao',
        'dataTermo',
        'dataFimVigencia',
        'valor',
        'valorContraPartida',
        'dataPublicacaoDiario',
        'numeroDiarioOficial',
        'anoDiarioOficial',
      ],
    },
  ],
  parts: {
    arquivos: anexos({
      api: '/api/subvencoes/aditivo/arquivos',
      origem: { tabela: 'subvencao_aditivo', chave: ['anoSubvencao', 'subvencao', 'anoAditivo', 'numeroAditivo'] },
    }),
  },
  summary: ({ numeroAditivo, anoAditivo, numeroAno, nome, valor }) =>
    stated(`Aditivo ${numeroAditivo}/${anoAditivo} da parceria ${numeroAno}`, nome, statedMoney(valor)),
  notFound: 'Não encontramos este aditivo.',
})

export const subvencaoPrestacao = defineRecord({
  id: 'subvencao-prestacao',
  name: 'Detalhes da prestação de contas da subvenção',
  description:
    'O que uma organização apresentou do dinheiro que recebeu: de que período, em que prazo, quanto comprovou e ' +
    'quanto devolveu.',
  link: subvencaoPrestacaoDetalhe,
  api: '/api/subvencoes/prestacao-contas/detalhe',
  list: subvencoes,
  fields: PRESTACAO_DA_SUBVENCAO,
  links: {
    numeroAno: daParceria,
    empenho: ({ exercicio, empenho, unidadeOrcamentaria }, { entidade }) =>
      empenhoDetalhe({
        entidade,
        exercicio: Number(exercicio),
        empenho: Number(empenho),
        unidadeOrcamentaria: String(unidadeOrcamentaria),
      }),
    prestacaoContas: ({ prestacaoContas, exercicioPrestacao }, { entidade }) =>
      subvencaoAdiantamento({
        entidade,
        exercicio: Number(exercicioPrestacao),
        prestacaoContas: Number(prestacaoContas),
      }),
  },
  sections: [
    {
      title: 'As contas',
      fields: [
        'numeroAno',
        'tipo',
        'periodoPrestacao',
        'nome',
        'cargo',
        'lotacao',
        'dataPrevista',
        'dataPrazo',
        'dataPrestacao',
        'prestacaoContas',
      ],
    },
    { title: 'Os valores', fields: ['empenho', 'dataEmpenho', 'valorEmpenho', 'valorDocumentos', 'valorRestituido'] },
  ],
  parts: {
    arquivos: anexos({
      api: '/api/subvencoes/prestacao-contas/arquivos',
      origem: { tabela: 'subvencao_prestacao', chave: ['anoSubvencao', 'subvencao', 'sequencia'] },
    }),
  },
  summary: ({ sequencia, numeroAno, nome, valorDocumentos }) =>
    stated(`Prestação de contas ${sequencia} da parceria ${numeroAno}`, nome, statedMoney(valorDocumentos)),
  notFound: 'Não encontramos esta prestação de contas.',
})

/** The record of an advance, from the area of expense, opened from a grant at another address. */
export const adiantamentoDaSubvencao: DeclaredRecord = {
  ...prestacaoDeContas,
  link: subvencaoAdiantamento,
  list: subvencoes,
}
export const adiantamentoDoServidorDaSubvencao: DeclaredRecord = {
  ...prestacaoDoServidor,
  link: subvencaoAdiantamentoDoServidor,
  list: subvencoes,
}
