// Declares the list of participants in bids.
import { code, date, documento, integer, money, text } from '@portal/kit/fields'
import { byDocumento, byInteger, contains } from '@portal/kit/filters'
import { many } from '@portal/kit/record'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { comItensDeLicitacao } from '../enviado.ts'
import { defineList, defineRecord } from './define.ts'
import { linkDoArquivo, linkDoContrato } from './ligacoes.ts'
import { licitacaoDetalhe, participanteDetalhe } from './rotas.ts'
import { somaDosVencidos } from './vencido.ts'

export const participantes = defineList({
  title: 'Participantes de licitações',
  path: '/participantes-licitacao',
  description: 'As empresas e pessoas que disputaram as licitações do ano, tenham vencido ou não.',
  api: '/api/licitacoes/participantes',
  key: ['pessoa'],
  rowName: ['razaoSocial'],
  fields: {
    entidade: integer('Entidade'),
    pessoa: integer('Código'),
    razaoSocial: text('Razão Social'),
    nomeFantasia: text('Nome Fantasia'),
    cnpj: documento('CNPJ/CPF'),
    participacoes: integer('Licitações', { help: 'De quantas licitações do ano participou.' }),
    vitorias: integer('Vencidas', { when: comItensDeLicitacao, help: 'Em quantas venceu ao menos um item.' }),
    valorVencido: money('Valor Vencido', { ...somaDosVencidos, when: comItensDeLicitacao }),
  },
  filters: {
    razaoSocial: contains('razaoSocial', 'Razão Social'),
    nomeFantasia: contains('nomeFantasia', 'Nome Fantasia'),
    cnpj: byDocumento('cnpj'),
    numeroLicitacao: { ...byInteger('numeroLicitacao', 'Nº Licitação'), among: 'licitacoes' },
  },
  columns: ['razaoSocial', 'nomeFantasia', 'cnpj', 'participacoes', 'vitorias', 'valorVencido'],
  sort: {
    by: ['razaoSocial', 'nomeFantasia', 'participacoes', 'vitorias', 'valorVencido'],
    initial: 'razaoSocial asc',
  },
  totals: [],
  card: { title: 'razaoSocial', figures: ['valorVencido'] },
  open: ({ pessoa }, { entidade, exercicio }) => participanteDetalhe({ entidade, exercicio, pessoa: Number(pessoa) }),
  table: 'licitacao_participante',
})

export const participante = defineRecord({
  everyYear: true,
  id: 'participante',
  name: 'Detalhes do participante',
  description: 'Quem disputou licitações da entidade, em quais, e o que assinou por causa delas.',
  link: participanteDetalhe,
  api: '/api/licitacoes/participante',
  list: participantes,
  fields: {
    entidade: integer('Entidade'),
    pessoa: integer('Código'),
    razaoSocial: text('Razão Social'),
    nomeFantasia: text('Nome Fantasia'),
    cnpj: documento('CNPJ/CPF'),
  },
  links: { razaoSocial: linkDoFornecedor('pessoa', 'cnpj') },
  sections: [{ title: 'Participante', fields: ['razaoSocial', 'nomeFantasia', 'cnpj'] }],
  parts: {
    licitacoes: many({
      title: 'Licitações',
      article: 'as',
      api: '/api/licitacoes/participante/licitacoes',
      fields: {
        tipoLicitacao: integer('Código da Modalidade'),
        modalidade: text('Modalidade'),
        licitacao: integer('Nº da Licitação'),
        exercicio: integer('Ano'),
        displayLicitacao: code('Licitação'),
        dataAbertura: date('Data'),
        situacao: text('Situação'),
        valorProposta: money('Proposta'),
        valorVencido: money('Vencido'),
        exercicioContrato: integer('Ano do Contrato'),
        contrato: integer('Código do Contrato'),
        numeroContrato: text('Nº do Contrato'),
        idArquivo: integer('Código do arquivo'),
        nomeArquivo: text('Contrato'),
        tamanhoArquivo: integer('Tamanho em bytes'),
      },
      columns: [
        'modalidade',
        'displayLicitacao',
        'dataAbertura',
        'situacao',
        'valorProposta',
        'valorVencido',
        'numeroContrato',
        'nomeArquivo',
      ],
      sparse: ['numeroContrato', 'nomeArquivo'],
      totals: ['valorVencido'],
      links: {
        displayLicitacao: ({ exercicio, tipoLicitacao, licitacao }, { entidade }) =>
          licitacaoDetalhe({
            entidade,
            exercicio: Number(exercicio),
            tipoLicitacao: Number(tipoLicitacao),
            licitacao: Number(licitacao),
          }),
        numeroContrato: linkDoContrato,
        nomeArquivo: linkDoArquivo,
      },
    }),
  },
  title: ({ razaoSocial }) => String(razaoSocial),
  notFound: 'Não encontramos este participante.',
})
