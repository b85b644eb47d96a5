// Declares the list of grants: what the city entrusts to civil society organizations, and the balance.
import { code, date, documento, integer, money, text } from '@portal/kit/fields'
import { byCode, byDay, byDocumento, byInteger, choice, contains } from '@portal/kit/filters'
import { defineList, defineOptions } from './define.ts'
import { subvencaoDetalhe } from './rotas.ts'
import * as termos from '../termos/contratacao.ts'
import { jaComAditivosDeSubvencao, jaComLiberacoes } from '../enviado.ts'

export const subvencoes = defineList({
  title: 'Subvenções',
  path: '/subvencao',
  description:
    'As parcerias com organizações da sociedade civil: quem recebe, para quê, quanto já foi liberado e quanto falta.',
  scope: 'entity',
  api: '/api/subvencoes',
  key: ['anoSubvencao', 'subvencao'],
  rowName: ['numeroAno', 'nomeBeneficiario'],
  fields: {
    entidade: integer('Entidade'),
    subvencao: integer('Número'),
    anoSubvencao: integer('Ano'),
    numeroAno: code('Parceria', { help: 'Número e ano do termo.' }),
    idTipo: integer('Código do Tipo'),
    tipoSubvencao: text('Tipo', {
      help:
        'Termo de colaboração: o plano é da administração. Termo de fomento: o plano é da organização. Acordo de ' +
        'cooperação: sem dinheiro.',
    }),
    orgao: text('Órgão', { help: 'A secretaria ou o fundo que firmou a parceria.' }),
    numerosit: code('Nº SIT', { help: 'Número no sistema de transferências do tribunal de contas.' }),
    cnpj: documento('CNPJ/CPF'),
    nomeBeneficiario: text('Organização', { help: 'Quem recebe o dinheiro e presta contas dele.' }),
    objeto: text('Objeto', { help: 'O que a organização se obriga a fazer.', cut: 110 }),
    dataPublicacao: date('Publicação'),
    veiculoPublicacao: text('Veículo de Publicação'),
    nrEdicaoPublicacao: integer('Edição'),
    dataCelebracao: date('Assinatura'),
    dataInicioConvenio: date('Início'),
    dataVencimentoConvenio: date('Vencimento', { termo: termos.VIGENCIA }),
    valorPrevisto: money('Previsto', { help: 'O que se combinou ao firmar a parceria.' }),
    valorAditivo: money('Aditivos', { when: jaComAditivosDeSubvencao, termo: termos.VALOR_DOS_ADITIVOS }),
    valorLiberado: money('Liberado', { when: jaComLiberacoes, help: 'O que já foi pago dos empenhos da parceria.' }),
    saldo: money('Saldo', { when: jaComLiberacoes, help: 'O previsto menos o liberado.' }),
    saldoAtualizado: money('Saldo Atualizado', {
      when: jaComLiberacoes,
      help: 'O saldo mais o que os aditivos acrescentaram.',
    }),
    licitacoes: text('Chamamento', { help: 'Como a organização foi escolhida.' }),
    chaveAutenticacao: code('Chave de Autenticação', {
      recordOnly: true,
      help: 'Impressa no termo, prova que ele é autêntico.',
    }),
  },
  filters: {
    tipo: choice('idTipo', 'Tipo de Parceria', { from: '/api/subvencoes/tipoSubvencao' }),
    dataAssinatura: byDay('dataCelebracao', 'Data de Assinatura'),
    cnpj: byDocumento('cnpj', 'CNPJ'),
    nomeBeneficiario: contains('nomeBeneficiario', 'Nome da Organização'),
    objeto: contains('objeto', 'Descrição do Objeto'),
    ano: byInteger('anoSubvencao', 'Ano'),
    chaveAutenticacao: { ...byCode('chaveAutenticacao', 'Chave de Autenticação'), asked: 'tabs' },
  },
  columns: [
    'numeroAno',
    'tipoSubvencao',
    'nomeBeneficiario',
    'cnpj',
    'objeto',
    'dataCelebracao',
    'dataVencimentoConvenio',
    'valorPrevisto',
    'valorLiberado',
    'saldoAtualizado',
  ],
  sort: {
    by: [
      'numeroAno',
      'tipoSubvencao',
      'nomeBeneficiario',
      'objeto',
      'dataCelebracao',
      'dataVencimentoConvenio',
      'valorPrevisto',
      'valorLiberado',
      'saldoAtualizado',
    ],
    initial: 'dataCelebracao desc',
  },
  totals: ['valorPrevisto', 'valorAditivo', 'valorLiberado', 'saldo', 'saldoAtualizado'],
  card: { title: 'nomeBeneficiario', figures: ['valorPrevisto'] },
  open: ({ subvencao, anoSubvencao, idTipo }, contexto) =>
    subvencaoDetalhe({
      ...contexto,
      subvencao: Number(subvencao),
      anoSubvencao: Number(anoSubvencao),
      idTipo: Number(idTipo),
    }),
  table: 'subvencao',
})

export const tiposDeSubvencao = defineOptions({
  path: '/api/subvencoes/tipoSubvencao',
  summary: 'Subvenções: tipos de parceria',
  sql: 'tipo-subvencao',
})
