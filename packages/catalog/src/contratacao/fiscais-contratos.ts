// Declares the list of inspectors of an entity's contracts, present and past.
import { code, date, documento, integer, text } from '@portal/kit/fields'
import { byNumeroAno, choice, contains, periodo } from '@portal/kit/filters'
import { linkDoFornecedor } from '../despesa/rotas.ts'
import { defineList } from './define.ts'
import { contratoDetalhe } from './rotas.ts'
import * as termos from '../termos/contratacao.ts'

const inicio = periodo('dataInicio')

export const fiscaisContratos = defineList({
  title: 'Fiscais de contratos',
  path: '/fiscais-contratos',
  description: 'Quem fiscaliza, e quem já fiscalizou, cada contrato da entidade: por qual ato e em que período.',
  scope: 'entity',
  key: ['exercicio', 'contrato', 'sequencia'],
  rowName: ['ocupante', 'displayContrato'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Ano do Contrato'),
    contrato: integer('Código do Contrato'),
    sequencia: integer('Sequência'),
    ocupante: text('Fiscal'),
    descricaoCargo: text('Cargo'),
    displayContrato: code('Contrato', { termo: termos.CONTRATO }),
    pessoa: integer('Código do Fornecedor'),
    nome: text('Contratado'),
    cnpjCpf: documento('CNPJ/CPF'),
    obsAtoDesignacao: text('Ato de Designação'),
    dataInicio: date('Início'),
    dataTermino: date('Término', { awaited: true, help: 'Vazio em quem ainda fiscaliza.' }),
    situacao: text('Situação'),
    objeto: text('Objeto', { cut: 110 }),
  },
  filters: {
    ocupante: contains('ocupante', 'Fiscal'),
    nome: contains('nome', 'Contratado'),
    contrato: byNumeroAno('displayContrato', 'Contrato'),
    situacao: choice(
      'situacao',
      'Situação',
      ['Em exercício', 'Encerrado'].map((value) => ({ value, label: value })),
    ),
    dataInicial: { ...inicio.dataInicial, label: 'Início de' },
    dataFinal: { ...inicio.dataFinal, label: 'Início até' },
  },
  columns: [
    'ocupante',
    'descricaoCargo',
    'displayContrato',
    'nome',
    'objeto',
    'obsAtoDesignacao',
    'dataInicio',
    'dataTermino',
    'situacao',
  ],
  sort: {
    by: ['ocupante', 'displayContrato', 'nome', 'dataInicio', 'dataTermino', 'situacao'],
    initial: 'ocupante asc',
  },
  card: { title: 'ocupante' },
  open: ({ entidade, exercicio, contrato }) =>
    contratoDetalhe({ entidade: Number(entidade), exercicio: Number(exercicio), contrato: Number(contrato) }),
  links: { nome: linkDoFornecedor('pessoa', 'cnpjCpf') },
  table: 'contrato_fiscal',
})
