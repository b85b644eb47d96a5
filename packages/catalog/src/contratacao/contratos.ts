// Declares the lists of contracts and price registers, and of those made against the pandemic.
import { amount, code, date, documento, flag, integer, money, text } from '@portal/kit/fields'
import {
  byDocumento,
  byInteger,
  byNumeroAno,
  checkbox,
  choice,
  contains,
  grouped,
  offScreen,
  periodo,
  words,
} from '@portal/kit/filters'
import type { List, Open } from '@portal/kit/list'
import { anexosDoContrato, covidDeTodasAsEntidades } from '../parametros.ts'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { defineList } from './define.ts'
import { linkDaLicitacao, linkNoPncp } from './ligacoes.ts'
import { contratoCovidDetalhe, contratoDetalhe } from './rotas.ts'
import { arquivoDoTexto, camposDoTexto } from './texto.ts'
import * as termosContratacao from '../termos/contratacao.ts'
import { jaComAditivos, jaComEmpenhos, jaComLiquidacoes, jaComPagamentos } from '../enviado.ts'
import { EMPENHADO, LIQUIDADO, PAGO } from '../figuras/despesa.ts'

const assinatura = periodo('dataAssinatura')

const abrirEm =
  (link: typeof contratoDetalhe): Open =>
  ({ entidade, exercicio, contrato }) =>
    link({ entidade: Number(entidade), exercicio: Number(exercicio), contrato: Number(contrato) })

export const contratos = defineList({
  title: 'Contratos',
  path: '/contratos',
  description:
    'O que a entidade assinou com quem lhe vende ou presta serviço: até quando vale, quanto custa e o que mudou ' +
    'depois.',
  covers: { unnamed: true },
  large: true,
  key: ['entidade', 'exercicio', 'contrato'],
  rowName: ['descricaoTipoAto', 'displayContrato', 'nome'],
  fields: {
    entidade: integer('Código da Entidade'),
    entidadeNome: text('Entidade'),
    exercicio: integer('Ano do Contrato'),
    contrato: integer('Código do Contrato'),
    numeroContrato: integer('Nº do Contrato'),
    displayContrato: code('Contrato', { termo: termosContratacao.CONTRATO }),
    tipoAto: integer('Código do Tipo de Ato'),
    descricaoTipoAto: text('Tipo de Ato', { help: 'Se o que se assinou é contrato ou ata de registro de preços.' }),
    tipoContrato: text('Tipo de Contrato'),
    entidadeLicitacao: integer('Código da Entidade da Licitação'),
    descricaoEntidadeLicitacao: text('Entidade da Licitação'),
    tipoLicitacao: integer('Código da Modalidade'),
    descricaoTipoLicitacao: text('Modalidade'),
    licitacao: integer('Código da Licitação'),
    numeroLicitacao: integer('Nº da Licitação'),
    exercicioLicitacao: integer('Ano da Licitação'),
    displayLicitacao: code('Licitação', { termo: termosContratacao.LICITACAO }),
    temLicitacao: flag('Licitação publicada'),
    displayProcesso: code('Processo', { termo: termosContratacao.PROCESSO_ADMINISTRATIVO }),
    pessoa: integer('Código do Fornecedor'),
    nome: text('Contratado'),
    cnpjCpf: documento('CNPJ/CPF'),
    dataAssinatura: date('Assinatura'),
    dataPublicacao: date('Publicação'),
    diasPublicacao: integer('Dias até a Publicação', { help: 'Quantos dias passaram da assinatura à publicação.' }),
    inicioVigencia: date('Início da Vigência'),
    terminoVigencia: date('Término da Vigência', { help: 'Último dia em que vale, antes dos aditivos.' }),
    vigencia: date('Vigência Atualizada', { termo: termosContratacao.VIGENCIA }),
    diasVencimento: integer('Dias a Vencer', { help: 'Contados de hoje; com sinal de menos, há quantos dias venceu.' }),
    valorContratado: money('Valor Contratado'),
    valorAditivo: money('Valor Aditivo', { when: jaComAditivos, termo: termosContratacao.VALOR_DOS_ADITIVOS }),
    valorAtualizado: money('Valor Atualizado', { help: 'O contratado somado aos aditivos.' }),
    situacao: text('Situação'),
    rateio: flag('Rateio', { help: 'A despesa é dividida entre consorciados.' }),
    isCovid: flag('Covid'),
    numeroPncp: code('Número no PNCP', { termo: termosContratacao.PNCP }),
    ...camposDoTexto,
    objeto: text('Objeto', { recordOnly: true }),
    dataInicioSuspensao: date('Início da Suspensão', { recordOnly: true }),
    dataFimSuspensao: date('Fim da Suspensão', { recordOnly: true }),
    motivoSuspensao: text('Motivo da Suspensão', { recordOnly: true }),
    motivoExcesso: text('Por que se empenhou mais', {
      recordOnly: true,
      help: 'Por que o empenhado passa do valor atualizado.',
    }),
    valorEmpenhado: amount(EMPENHADO, { when: jaComEmpenhos, recordOnly: true }),
    valorLiquidado: amount(LIQUIDADO, { when: jaComLiquidacoes, recordOnly: true }),
    valorPago: amount(PAGO, { when: jaComPagamentos, recordOnly: true }),
  },
  filters: {
    dataInicial: { ...assinatura.dataInicial, label: 'Assinado de' },
    dataFinal: { ...assinatura.dataFinal, label: 'Assinado até' },
    tipoLicitacao: choice('tipoLicitacao', 'Modalidade da Licitação', { from: '/api/tiposLicitacao' }),
    numeroLicitacao: byInteger('numeroLicitacao', 'Nº da Licitação'),
    exercicioLicitacao: byInteger('exercicioLicitacao', 'Ano da Licitação'),
    tipoContrato: choice('siglaTipoContrato', 'Tipo de Contrato', { from: '/api/tipos-contratos', ids: 'code' }),
    numeroContrato: byInteger('numeroContrato', 'Nº do Contrato'),
    exercicioContrato: { ...byInteger('exercicio', 'Ano do Contrato'), ofYear: true },
    nome: contains('nome', 'Contratado'),
    objeto: words('objeto', 'Objeto'),
    palavraChave: { ...words('objeto', 'Palavra no texto'), orAmong: 'textos' },
    rateio: checkbox('comRateio', 'Rateio'),
    ...grouped('Mais filtros', {
      tipoAto: choice('tipoAto', 'Tipo de Ato', { from: '/api/contratos/tipos-ato' }),
      cnpjCpf: byDocumento('cnpjCpf'),
      numeroProcesso: byNumeroAno('displayProcesso', 'Nº do Processo'),
      numeroPncp: contains('numeroPncp', 'Número no PNCP'),
      vigente: checkbox('vigente', 'Somente os que ainda valem'),
    }),
    ...offScreen({ isCovid: checkbox('covid', 'Somente combate à COVID-19') }),
  },
  columns: [
    'descricaoTipoAto',
    'displayContrato',
    'descricaoTipoLicitacao',
    'displayLicitacao',
    'tipoContrato',
    'nome',
    'inicioVigencia',
    'vigencia',
    'diasVencimento',
    'valorContratado',
    'valorAditivo',
    'situacao',
  ],
  sort: { initial: 'inicioVigencia desc' },
  fixed: { lidos: (parametros) => (anexosDoContrato(parametros) ? 'contrato' : '') },
  totals: ['valorContratado', 'valorAditivo', 'valorAtualizado'],
  card: { title: 'nome', figures: ['valorContratado'] },
  open: abrirEm(contratoDetalhe),
  links: { nome: linkDoFornecedor('pessoa', 'cnpjCpf'), displayLicitacao: linkDaLicitacao, numeroPncp: linkNoPncp },
  lookup: { contrato: 'contrato' },
  hit: {
    by: 'palavraChave',
    about: ['descricaoTipoAto', 'displayContrato', 'valorContratado', 'objeto', 'trecho'],
    file: arquivoDoTexto,
  },
  table: 'contrato',
})

/** Not `large`: there are few even in a capital. */
const { large: _large, ...poucos } = contratos

export const contratosCovid: List = {
  ...poucos,
  title: 'Contratos - COVID-19',
  path: '/contratos-covid',
  description: 'O que se assinou para combater a COVID-19: com quem, até quando e por quanto.',
  api: { list: '/api/contratos-covid', totals: '/api/contratos-covid/total', report: '/api/contratos-covid/report' },
  sql: 'contratos',
  fields: { ...contratos.fields, entidadeNome: text('Entidade', { when: covidDeTodasAsEntidades }) },
  columns: ['entidadeNome', ...contratos.columns],
  fixed: { ...contratos.fixed, isCovid: true },
  covers: { entities: covidDeTodasAsEntidades },
  open: abrirEm(contratoCovidDetalhe),
}
