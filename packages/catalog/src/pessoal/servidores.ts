// Declares the lists of people paid by the city in a month: servants, admissions against the pandemic, and retirees.
import { code, date, decimal, documento, flag, integer, money, text } from '@portal/kit/fields'
import {
  byDocumento,
  byInteger,
  checkbox,
  choice,
  contains,
  from,
  offScreen,
  to,
  words,
  type Filter,
} from '@portal/kit/filters'
import { MESES, today } from '@portal/kit/formats'
import type { List } from '@portal/kit/list'
import { folhaDesde, mostraDescontos, mostraLiquido, mostraSalarioBase, mostraVencimentos } from '../parametros.ts'
import { defineList } from './define.ts'
import { servidorDetalhe } from './rotas.ts'
import * as termos from '../termos/pessoal.ts'

export const MESES_DA_FOLHA = MESES.map((label, at) => ({ value: String(at + 1), label }))

/** Returns the list with the months that have begun as options: those of the current year, or all twelve. */
export function comMesesAte(list: List, name: string, exercicio: number): List {
  const filter = list.filters[name]
  const [ano, mes] = today().split('-').map(Number)
  if (filter?.of !== 'choice' || exercicio !== ano) return list
  return { ...list, filters: { ...list.filters, [name]: { ...filter, options: MESES_DA_FOLHA.slice(0, mes) } } }
}

const VINCULOS = [
  { value: 'APOSENTADO', label: 'Aposentado' },
  { value: 'PENSIONISTA', label: 'Pensionista' },
] as const

/** When empty, the `.sql` takes the last month published. */
const mesCompetencia: Filter = choice('mesCompetencia', 'Mês', MESES_DA_FOLHA)

const filters = {
  nomeServidor: words('nome', 'Nome'),
  mesCompetencia,
  cargo: contains('descricaoCargo', 'Cargo'),
  lotacao: contains('descricaoLotacao', 'Lotação'),
  natureza: choice('naturezaCodigo', 'Natureza', { from: '/api/servidores/naturezas', ids: 'code' }),
  situacao: choice('situacaoCodigo', 'Situação', { from: '/api/servidores/situacoes', ids: 'code' }),
  classe: choice('classeCodigo', 'Classe', { from: '/api/definicoes-classes', ids: 'code' }),
  valorSalarioInicial: from('money', 'remuneracao', 'Salário maior que'),
  valorSalarioFinal: to('money', 'remuneracao', 'Salário menor que'),
  cpf: byDocumento('cpf', 'CPF'),
  ...offScreen({
    matricula: byInteger('matricula', 'Matrícula'),
    admissaoExcepcional: checkbox('admissaoExcepcional', 'Admissão excepcional'),
  }),
} satisfies Readonly<Record<string, Filter>>

const semServidor = 'Nenhum servidor encontrado para a pesquisa selecionada.'

export const servidores = defineList({
  title: 'Servidores',
  path: '/servidores',
  sql: 'folha-do-mes',
  fixed: { inativo: false, desde: folhaDesde },
  description:
    'Quem trabalha para a cidade, em que cargo e lugar, e quanto ganhou no mês: o bruto, os descontos e o que recebeu.',
  large: true,
  key: ['matricula'],
  fields: {
    entidade: integer('Entidade'),
    exercicio: integer('Exercício'),
    mesCompetencia: integer('Mês', { help: 'O mês da folha.' }),
    matricula: integer('Matrícula', { termo: termos.MATRICULA }),
    nome: text('Nome'),
    cpf: documento('CPF'),
    situacao: text('Situação'),
    vinculo: code('Vínculo'),
    codigoCargo: integer('Código do Cargo'),
    descricaoCargo: text('Cargo'),
    codigoLotacao: integer('Código da Lotação'),
    descricaoLotacao: text('Lotação', { termo: termos.LOTACAO }),
    descricaoClasse: text('Classe'),
    descricaoNatureza: text('Natureza', { help: 'Efetivo, comissionado, temporário ou agente político.' }),
    faixa: integer('Faixa'),
    horasSemanais: decimal('Horas Semanais'),
    formaInvestidura: text('Forma de Investidura', { termo: termos.INVESTIDURA }),
    dataAdmissao: date('Admissão'),
    dataDemissao: date('Saída', { awaited: true }),
    dataFimContrato: date('Fim do Contrato'),
    cedido: flag('Cedido', { help: 'Trabalha em outro órgão.' }),
    cedidoPara: text('Cedido para'),
    localTrabalho: text('Local de Trabalho'),
    salarioBase: money('Salário-Base', { when: mostraSalarioBase, help: 'O do cargo, antes do que se soma a ele.' }),
    remuneracao: money('Bruto', {
      when: mostraVencimentos,
      help: 'Tudo o que se pagou no mês, antes dos descontos e já sem o que passa do teto.',
    }),
    descontos: money('Descontos', { when: mostraDescontos, help: 'Previdência, imposto de renda e outros.' }),
    liquido: money('Líquido', {
      when: mostraLiquido,
      help: 'O bruto menos os descontos; negativo quando se descontou mais do que havia a pagar.',
    }),
  },
  filters,
  columns: [
    'nome',
    'descricaoCargo',
    'descricaoLotacao',
    'descricaoNatureza',
    'dataAdmissao',
    'dataDemissao',
    'horasSemanais',
    'remuneracao',
    'descontos',
    'liquido',
  ],
  sort: { by: ['nome', 'remuneracao', 'descontos', 'liquido'], initial: 'nome asc' },
  rowName: ['nome', 'descricaoCargo'],
  card: { title: 'nome', figures: ['remuneracao', 'liquido'] },
  hit: { by: 'nomeServidor', about: ['descricaoCargo', 'descricaoLotacao'] },
  open: ({ matricula, vinculo }, contexto) =>
    servidorDetalhe({ ...contexto, matricula: Number(matricula), vinculo: String(vinculo) }),
  table: 'folha',
  empty: { filtered: semServidor, unfiltered: semServidor },
})

/** Not `large`: there are few even in a capital. */
const { large: _large, ...poucos } = servidores

export const servidoresCovid: List = {
  ...poucos,
  title: 'Servidores - COVID-19',
  path: '/servidores-covid',
  description:
    'Quem foi admitido em caráter excepcional para enfrentar a pandemia, onde trabalha e quanto ganhou no mês.',
  api: { list: '/api/servidores-covid', totals: '/api/servidores-covid/total', report: '/api/servidores-covid/report' },
  fixed: { ...servidores.fixed, admissaoExcepcional: true },
}

const { admissaoExcepcional: _admissaoExcepcional, ...deInativos } = filters

export const aposentados: List = {
  ...servidores,
  title: 'Aposentados e pensionistas',
  path: '/servidores/aposentados',
  description: 'Quem se aposentou do serviço da cidade ou recebe pensão, o cargo de origem e quanto recebeu no mês.',
  api: {
    list: '/api/servidores/aposentados',
    totals: '/api/servidores/aposentados/total',
    report: '/api/servidores/aposentados/report',
  },
  fixed: { ...servidores.fixed, inativo: true },
  filters: {
    ...deInativos,
    natureza: choice('vinculo', 'Vínculo', VINCULOS),
    classe: choice('classeCodigo', 'Classe', { from: '/api/definicoes-classes/aposentados', ids: 'code' }),
  },
  columns: [
    'nome',
    'descricaoCargo',
    'descricaoLotacao',
    'descricaoNatureza',
    'dataAdmissao',
    'remuneracao',
    'descontos',
    'liquido',
  ],
}
