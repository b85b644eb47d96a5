// Declares the lists of bids, waivers and direct purchases of an entity, and of those made against the pandemic.
import { amount, code, date, flag, integer, money, text } from '@portal/kit/fields'
import {
  byDocumento,
  byInteger,
  byNumeroAno,
  checkbox,
  choice,
  contains,
  from,
  grouped,
  to,
  words,
  type Filter,
} from '@portal/kit/filters'
import type { List, Open } from '@portal/kit/list'
import type { Parametros } from '@portal/kit/parametros'
import { texts } from '@portal/kit/texts'
import {
  abaAtas,
  abaContratos,
  abaEdital,
  baixaAtas,
  covidDeTodasAsEntidades,
  identificaParaBaixar,
} from '../parametros.ts'
import { defineList } from './define.ts'
import { linkNoPncp } from './ligacoes.ts'
import { licitacaoCovidDetalhe, licitacaoDetalhe } from './rotas.ts'
import { arquivoDoTexto, camposDoTexto } from './texto.ts'
import * as termosContratacao from '../termos/contratacao.ts'
import {
  jaComAditivos,
  jaComContratos,
  jaComEmpenhos,
  jaComLiquidacoes,
  jaComPagamentos,
  jaComRecursos,
} from '../enviado.ts'
import { EMPENHADO, LIQUIDADO, PAGO } from '../figuras/despesa.ts'

export const SEM_EDITAIS = 'A entidade não possui editais em aberto no momento.'

const OBJETO_NA_TABELA = 110

/** The states of a bid, as a city's systems name them. */
export const SITUACOES = [
  'Aguardando Abertura',
  'Anulada',
  'Descartada',
  'Deserta',
  'Em Andamento',
  'Fracassada',
  'Homologada',
  'Revogada',
  'Suspensa pelo TCE',
  'Suspensa',
] as const

/** Returns which texts of files the search may use: none that the entity restricts or hides. */
const lidos = (parametros: Parametros): string =>
  [
    abaEdital(parametros) && !identificaParaBaixar(parametros) ? 'licitacao' : [],
    abaAtas(parametros) && baixaAtas(parametros) ? 'licitacao_ata' : [],
  ]
    .flat()
    .join(',')

/** Filters by the exact day; the condition is in the `.sql`. */
const noDia: Filter = from('date', 'dataAbertura', 'Data de Abertura')

const abrirEm =
  (link: typeof licitacaoDetalhe): Open =>
  ({ entidade, exercicio, tipoLicitacao, licitacao }) =>
    link({
      entidade: Number(entidade),
      exercicio: Number(exercicio),
      tipoLicitacao: Number(tipoLicitacao),
      licitacao: Number(licitacao),
    })

export const licitacoes = defineList({
  title: 'Licitações',
  path: '/licitacoes',
  description:
    'O que a entidade quis comprar ou contratar: como escolheu de quem, quanto esperava pagar e quanto vai pagar.',
  covers: { unnamed: true },
  large: true,
  key: ['entidade', 'exercicio', 'tipoLicitacao', 'licitacao'],
  rowName: ['descricao', 'displayLicitacao'],
  fields: {
    entidade: integer('Código da Entidade'),
    entidadeNome: text('Entidade'),
    exercicio: integer('Exercício'),
    tipoLicitacao: integer('Código da Modalidade'),
    licitacao: integer('Código da Licitação'),
    numeroLicitacao: integer('Nº da Licitação'),
    displayLicitacao: code('Licitação', { termo: termosContratacao.LICITACAO }),
    descricao: text('Modalidade', { termo: termosContratacao.MODALIDADE_DE_LICITACAO }),
    natureza: text('Natureza', { help: 'Como se disputa, dentro da modalidade.' }),
    tipoCancelamento: text('Situação'),
    objeto: text('Objeto', { help: 'O que se quer comprar ou contratar.', cut: OBJETO_NA_TABELA }),
    displayProcessoAdm: code('Processo', { termo: termosContratacao.PROCESSO_ADMINISTRATIVO }),
    protocolo: integer('Nº do Protocolo'),
    anoProtocolo: integer('Ano do Protocolo'),
    displayProtocolo: code('Protocolo'),
    dataPublicacao: date('Publicação'),
    dataAbertura: date('Abertura', { help: 'Dia em que as propostas são abertas.' }),
    horarioAbertura: code('Horário com segundos'),
    horario: code('Horário'),
    valorMaximo: money('Valor Máximo', { help: 'Quanto se estimou gastar.' }),
    totalVencido: money('Valor Vencido', { help: 'Soma dos itens já vencidos, pelo preço de quem venceu.' }),
    formaApuracao: text('Apuração', { help: 'Se vence quem cobra menos por item, por lote ou por tudo.' }),
    tipoParticipacao: text('Participação', { help: 'Se qualquer empresa participa ou só as pequenas.' }),
    aplicaLei14133: flag('Segue a Lei 14.133/2021'),
    hasRecurso: flag('Houve Impugnação ou Recurso'),
    isCovid: flag('Combate à COVID-19'),
    observacao: text('Observação'),
    numeroPncp: code('Número no PNCP', { termo: termosContratacao.PNCP }),
    salaOnline: code('Sala Online', { help: 'Endereço em que a sessão acontece.' }),
    ...camposDoTexto,
    valorContratado: money('Valor Contratado', {
      when: jaComContratos,
      recordOnly: true,
      help: 'Soma do que se assinou, em contratos e atas de registro de preços.',
    }),
    valorAditivo: money('Valor Aditivo', {
      when: jaComAditivos,
      recordOnly: true,
      termo: termosContratacao.VALOR_DOS_ADITIVOS,
    }),
    valorEmpenhado: amount(EMPENHADO, { when: jaComEmpenhos, recordOnly: true }),
    valorLiquidado: amount(LIQUIDADO, { when: jaComLiquidacoes, recordOnly: true }),
    valorPago: amount(PAGO, { when: jaComPagamentos, recordOnly: true }),
  },
  filters: {
    modalidade: choice('tipoLicitacao', 'Modalidade', { from: '/api/tiposLicitacao' }),
    natureza: choice('codigoNatureza', 'Natureza', {
      from: '/api/licitacoes/naturezas',
      ids: 'code',
      under: 'modalidade',
    }),
    numeroLicitacao: byInteger('numeroLicitacao', 'Nº da Licitação'),
    numeroProcesso: byNumeroAno('displayProcessoAdm', 'Nº do Processo'),
    situacao: choice(
      'tipoCancelamento',
      'Situação',
      SITUACOES.map((value) => ({ value, label: value })),
    ),
    dataAbertura: noDia,
    cnpjCpf: { ...byDocumento('cnpjCpf', 'CNPJ/CPF do participante'), among: 'participantes' },
    objeto: words('objeto', 'Objeto'),
    palavraChave: { ...words('objeto', 'Palavra no texto'), orAmong: 'textos' },
    ...grouped('Mais filtros', {
      dataInicial: from('date', 'dataAbertura', 'Abertura de'),
      dataFinal: to('date', 'dataAbertura', 'Abertura até'),
      numeroPncp: contains('numeroPncp', 'Número no PNCP'),
      adesao: checkbox('adesao', 'Somente adesões a atas de outros (caronas)'),
      recurso: checkbox('temRecurso', 'Somente com impugnação ou recurso'),
    }),
    isCovid: { ...checkbox('covid', 'Somente combate à COVID-19'), asked: 'clients' },
  },
  columns: [
    'displayLicitacao',
    'descricao',
    'natureza',
    'displayProcessoAdm',
    'objeto',
    'dataAbertura',
    'horario',
    'tipoCancelamento',
    'valorMaximo',
    'totalVencido',
  ],
  sort: {
    by: [
      'displayLicitacao',
      'descricao',
      'natureza',
      'dataAbertura',
      'dataPublicacao',
      'tipoCancelamento',
      'valorMaximo',
      'totalVencido',
    ],
    initial: 'dataAbertura desc',
  },
  fixed: { lidos, comRecursos: jaComRecursos, abaEdital, abaAtas, abaContratos },
  card: { title: 'objeto', figures: ['totalVencido', 'valorMaximo'] },
  open: abrirEm(licitacaoDetalhe),
  links: { numeroPncp: linkNoPncp },
  hit: {
    by: 'palavraChave',
    about: ['descricao', 'displayLicitacao', 'dataAbertura', 'tipoCancelamento', 'trecho'],
    file: arquivoDoTexto,
  },
  table: 'licitacao',
  empty: { filtered: texts.semRegistros, unfiltered: SEM_EDITAIS },
})

/** Not `large`: there are few even in a capital. */
const { large: _large, ...poucos } = licitacoes

export const licitacoesCovid: List = {
  ...poucos,
  title: 'Licitações - COVID-19',
  path: '/licitacoes-covid',
  description: 'O que se comprou ou contratou para combater a COVID-19: como se escolheu de quem, e por quanto.',
  api: { list: '/api/licitacoes-covid', totals: '/api/licitacoes-covid/total', report: '/api/licitacoes-covid/report' },
  sql: 'licitacoes',
  fields: { ...licitacoes.fields, entidadeNome: text('Entidade', { when: covidDeTodasAsEntidades }) },
  columns: ['entidadeNome', ...licitacoes.columns],
  fixed: { ...licitacoes.fixed, isCovid: true },
  covers: { entities: covidDeTodasAsEntidades },
  open: abrirEm(licitacaoCovidDetalhe),
}
