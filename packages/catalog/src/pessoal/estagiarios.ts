// Declares the list of the city's interns, and what each was paid.
import { code, date, decimal, flag, integer, money, text } from '@portal/kit/fields'
import { checkbox, contains } from '@portal/kit/filters'
import { many } from '@portal/kit/record'
import { defineList, defineRecord } from './define.ts'
import { estagiarioDetalhe } from './rotas.ts'
import { publicadas } from '../publicado.ts'

const semEstagiario = 'Nenhum estagiário encontrado para a pesquisa selecionada.'

export const estagiarios = defineList({
  title: 'Estagiários',
  path: '/estagiarios',
  description: 'Quem faz estágio na cidade, onde, desde quando e quanto recebe por mês.',
  scope: 'entity',
  key: ['codigo'],
  fields: {
    entidade: integer('Entidade'),
    codigo: integer('Código', { help: 'Número do contrato de estágio.' }),
    vinculo: code('Vínculo'),
    nome: text('Nome'),
    cargo: text('Estágio'),
    lotacao: text('Lotação'),
    inicioContrato: date('Início'),
    terminoContrato: date('Término'),
    vigente: flag('Vigente', { help: 'O contrato ainda não terminou.' }),
    horarioTrabalho: text('Horário'),
    localTrabalho: text('Local'),
    horasSemanais: decimal('Horas Semanais'),
    valorFaixa: money('Bolsa', { help: 'O que recebe por mês.' }),
  },
  filters: {
    nome: contains('nome', 'Nome'),
    lotacao: contains('lotacao', 'Lotação'),
    estagioVigente: { ...checkbox('estaVigente', 'Somente estágios vigentes'), default: () => 'true' },
  },
  columns: ['nome', 'cargo', 'lotacao', 'inicioContrato', 'terminoContrato', 'horasSemanais', 'valorFaixa'],
  sort: { by: ['nome', 'inicioContrato', 'valorFaixa'], initial: 'nome asc' },
  totals: [],
  rowName: ['nome', 'cargo'],
  card: { title: 'nome', figures: ['valorFaixa'] },
  open: ({ codigo, vinculo }, contexto) =>
    estagiarioDetalhe({ ...contexto, codigo: Number(codigo), vinculo: String(vinculo) }),
  table: 'estagiario',
  empty: { filtered: semEstagiario, unfiltered: semEstagiario },
})

export const estagiario = defineRecord({
  id: 'estagiario',
  name: 'Detalhes do estagiário',
  description: 'Onde e quando alguém faz estágio na cidade, e quanto recebeu em cada mês do ano.',
  link: estagiarioDetalhe,
  api: '/api/estagiarios/detalhes',
  list: estagiarios,
  fields: estagiarios.fields,
  sql: 'estagiarios',
  sections: [
    {
      title: 'Informações cadastrais',
      fields: [
        'codigo',
        'cargo',
        'lotacao',
        'localTrabalho',
        'horarioTrabalho',
        'horasSemanais',
        'inicioContrato',
        'terminoContrato',
        'vigente',
        'valorFaixa',
      ],
    },
  ],
  parts: {
    financeiro: many({
      title: 'Dados financeiros',
      article: 'os',
      api: '/api/estagiarios/dados-financeiros',
      key: { required: { codigo: integer('Código') } },
      fields: {
        mesCompetencia: integer('Mês'),
        competencia: code('Mês/Ano'),
        vencimentos: money('Vencimentos'),
        descontos: money('Descontos'),
        liquido: money('Líquido'),
      },
      columns: ['competencia', 'vencimentos', 'descontos', 'liquido'],
      totals: ['vencimentos', 'descontos', 'liquido'],
      empty: 'Sem registros.',
      known: publicadas('estagiario_folha', 'bolsa deste estagiário', 'bolsas de estagiários'),
    }),
  },
  title: ({ nome }) => String(nome),
  summary: ({ cargo, lotacao }) => [cargo, lotacao].filter((part) => part !== undefined).join(', '),
  notFound: 'Não encontramos este estagiário.',
})
