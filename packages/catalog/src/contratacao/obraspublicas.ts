// Declares the list of public works: what is built, by whom, for how much and its progress.
import { code, date, decimal, documento, flag, integer, money, text } from '@portal/kit/fields'
import { byDocumento, byInteger, choice, contains, words } from '@portal/kit/filters'
import type { OpenCell } from '@portal/kit/list'
import { defineList, defineOptions } from './define.ts'
import { contratoDeObra, obraDetalhe } from './rotas.ts'
import * as termos from '../termos/contratacao.ts'
import { jaComAditivos } from '../enviado.ts'

/** Links the signed value to the contract, if it is published. */
export const linkDoContratoDaObra: OpenCell = (
  { valorContrato, idContrato, exercicioContrato, temContrato },
  { entidade },
) =>
  Number(valorContrato) > 0 && temContrato === 'S'
    ? contratoDeObra({ entidade, exercicio: Number(exercicioContrato), contrato: Number(idContrato) })
    : undefined

export const obras = defineList({
  title: 'Obras públicas',
  path: '/obraspublicas',
  description: 'As obras da entidade: o que se constrói, quem constrói, quanto custa e quanto já foi feito.',
  scope: 'entity',
  api: '/api/obras',
  key: ['exercicio', 'idOrdemServico'],
  rowName: ['ordemServico', 'descricao'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Ano da O.S'),
    idOrdemServico: integer('Número da O.S'),
    ordemServico: code('O.S/Ano', { help: 'A ordem de serviço que iniciou a obra.' }),
    descricaoBem: text('Bem', { help: 'O que se constrói ou reforma.' }),
    descricao: text('Descrição da Intervenção', { cut: 110 }),
    objeto: text('Objeto', { cut: 110 }),
    empresa: text('Empresa', { help: 'Quem executa a obra.' }),
    cnpj: documento('CNPJ/CPF'),
    data: date('Data Início'),
    dataPrevista: date('Término Previsto'),
    dataConclusao: date('Conclusão'),
    valorIntervencao: money('Valor Intervenção', { help: 'Quanto custa a obra.' }),
    valorContrato: money('Valor Contrato', { help: 'Quanto se assinou, antes dos aditivos.' }),
    valorAditivo: money('Valor Aditivo', { when: jaComAditivos, termo: termos.VALOR_DOS_ADITIVOS }),
    idSituacao: integer('Código da Situação'),
    situacao: text('Situação'),
    percentual: decimal('Medições (%)', { help: 'Quanto da obra já foi feito, em por cento: a soma das medições.' }),
    idContrato: integer('Código do Contrato'),
    exercicioContrato: integer('Ano do Contrato'),
    temContrato: flag('Contrato publicado'),
    contratoAno: code('Contrato'),
  },
  filters: {
    situacao: choice('idSituacao', 'Situação', { from: '/api/obras/situacoes' }),
    descricaoBem: contains('descricaoBem', 'Descrição do Bem'),
    descricaoObra: words('descricao', 'Descrição da Intervenção'),
    empresa: contains('empresa', 'Empresa'),
    ano: byInteger('exercicio', 'Ano da O.S'),
    cnpj: byDocumento('cnpj'),
  },
  columns: [
    'ordemServico',
    'descricaoBem',
    'descricao',
    'empresa',
    'data',
    'valorIntervencao',
    'valorContrato',
    'valorAditivo',
    'situacao',
    'percentual',
  ],
  sort: { initial: 'data desc' },
  card: { title: 'descricao', figures: ['valorIntervencao'] },
  open: ({ exercicio, idOrdemServico }, { entidade, exercicio: ano }) =>
    obraDetalhe({ entidade, exercicio: ano, exercicioObra: Number(exercicio), idOrdemServico: Number(idOrdemServico) }),
  links: { valorContrato: linkDoContratoDaObra },
  lookup: { exercicioObra: 'exercicio', idOrdemServico: 'idOrdemServico' },
  hit: { by: 'descricaoObra', about: ['ordemServico', 'descricaoBem', 'empresa', 'situacao'] },
  table: 'obra',
})

export const situacoesDeObra = defineOptions({
  path: '/api/obras/situacoes',
  summary: 'Obras: situações',
  sql: 'situacoes-obra',
})
