// Declares the list of agreements: money other governments entrust to the city, money the city entrusts to others, and
// cooperation without money.
import { code, date, documento, integer, money, text } from '@portal/kit/fields'
import { byInteger, choice, contains, words } from '@portal/kit/filters'
import { defineCall, defineList } from './define.ts'
import { convenioDetalhe } from './rotas.ts'
import * as termosContratacao from '../termos/contratacao.ts'
import * as termosDespesa from '../termos/despesa.ts'
import { jaComPagosDeConvenio, jaComReceitasDeConvenio, jaComRepasses } from '../enviado.ts'

export const TIPOS_DE_CONVENIO = [
  { value: 'R', label: 'Recebido' },
  { value: 'C', label: 'Concedido' },
  { value: 'S', label: 'Sem repasse' },
] as const

export const convenios = defineList({
  title: 'Convênios',
  path: '/convenios',
  description:
    'O que a entidade faz em parceria: com dinheiro que recebe de outros governos, com dinheiro que entrega, ou ' +
    'sem dinheiro.',
  scope: 'entity',
  fixed: { comReceitas: jaComReceitasDeConvenio, comPagos: jaComPagosDeConvenio },
  key: ['id'],
  rowName: ['numeroAno', 'nome'],
  fields: {
    entidade: integer('Entidade'),
    id: integer('Código'),
    nrConvenio: integer('Número'),
    nrAnoConvenio: integer('Ano'),
    numeroAno: code('Convênio'),
    tipo: code('Código do Tipo'),
    tipoConvenio: text('Tipo', {
      help:
        'Recebido: o dinheiro vem de outro governo. Concedido: a entidade o entrega a quem fará o serviço. Sem ' +
        'repasse: ninguém entrega dinheiro.',
    }),
    nome: text('Convenente', { help: 'A outra parte: quem concede o dinheiro, quem o recebe ou com quem se coopera.' }),
    cnpj: documento('CNPJ/CPF'),
    dsObjeto: text('Objeto', { help: 'O que se convencionou fazer.', cut: 110 }),
    valorConvenio: money('Valor', { help: 'O que se combinou na assinatura.' }),
    valorAditivo: money('Valor dos Aditivos', { termo: termosContratacao.VALOR_DOS_ADITIVOS }),
    valorAtualizado: money('Valor Atualizado', { help: 'O valor da assinatura com o dos aditivos.' }),
    valorRepassado: money('Repassado', {
      when: jaComRepasses,
      help: 'Quanto desse dinheiro já entrou nos cofres da entidade ou, nos concedidos, já foi pago por ela.',
    }),
    qtParcelas: integer('Parcelas'),
    idSituacao: integer('Código da Situação'),
    situacao: text('Situação'),
    dataCelebracao: date('Celebração', { help: 'Dia da assinatura.' }),
    dataInicioVigencia: date('Início'),
    dataFimVigencia: date('Fim', { termo: termosContratacao.VIGENCIA }),
    fonteRecurso: code('Fonte', { termo: termosDespesa.FONTE_DE_RECURSOS }),
    descricaoFonte: text('Fonte de Recursos', { termo: termosDespesa.FONTE_DE_RECURSOS, cut: 28 }),
    justificativa: text('Justificativa', { recordOnly: true }),
    valorContraPartida: money('Contrapartida', { help: 'O que cabe a quem recebe pôr de seu.', recordOnly: true }),
    linkGov: code('Endereço no portal do governo', { recordOnly: true }),
  },
  filters: {
    nrConvenio: byInteger('nrConvenio', 'Número'),
    nrAnoConvenio: byInteger('nrAnoConvenio', 'Ano'),
    situacao: choice('idSituacao', 'Situação', { from: '/api/tipos-situacao-convenio' }),
    nome: contains('nome', 'Convenente'),
    tipoConvenio: choice('tipo', 'Tipo', TIPOS_DE_CONVENIO),
    objeto: words('dsObjeto', 'Objeto'),
  },
  columns: [
    'nrConvenio',
    'nrAnoConvenio',
    'tipoConvenio',
    'nome',
    'cnpj',
    'valorConvenio',
    'valorRepassado',
    'qtParcelas',
    'situacao',
    'dataInicioVigencia',
    'dataFimVigencia',
    'descricaoFonte',
  ],
  sort: {
    by: [
      'nrConvenio',
      'nrAnoConvenio',
      'tipoConvenio',
      'nome',
      'valorConvenio',
      'valorRepassado',
      'qtParcelas',
      'situacao',
      'dataCelebracao',
      'dataInicioVigencia',
      'dataFimVigencia',
      'fonteRecurso',
      'descricaoFonte',
    ],
    initial: 'dataCelebracao desc',
  },
  totals: ['valorConvenio', 'valorAditivo', 'valorAtualizado', 'valorRepassado'],
  card: { title: 'nome', figures: ['valorConvenio'] },
  open: ({ id, nrConvenio, nrAnoConvenio }, contexto) =>
    convenioDetalhe({
      ...contexto,
      id: Number(id),
      nrConvenio: Number(nrConvenio),
      nrAnoConvenio: Number(nrAnoConvenio),
    }),
  lookup: { id: 'id', nrConvenio: 'nrConvenio', nrAnoConvenio: 'nrAnoConvenio' },
  hit: { by: 'objeto', about: ['numeroAno', 'valorConvenio', 'dsObjeto'] },
  table: 'convenio',
})

/** Existing clients read the description under two names. */
export const situacoesDeConvenio = defineCall({
  path: '/api/tipos-situacao-convenio',
  summary: 'Convênios: situações',
  fields: { id: integer('Código'), descricao: text('Descrição'), descricaoTipoSituacao: text('Descrição') },
  sql: 'tipos-situacao-convenio',
})
