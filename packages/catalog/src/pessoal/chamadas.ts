// Declares the calls of personnel beyond lists: options of filters, and sums of the payroll by kind of bond, post,
// place and month.
import { code, decimal, integer, money, text } from '@portal/kit/fields'
import { folhaDesde, mostraDescontos, mostraLiquido, mostraVencimentos } from '../parametros.ts'
import { defineCall, defineOptions } from './define.ts'

export const RESUMO_NATUREZA = '/api/servidores/resumonatureza'
export const RESUMO_CARGO = '/api/servidores/resumo-cargo'
export const RESUMO_LOTACAO = '/api/servidores/resumo-lotacao'
export const EVOLUCAO = '/api/servidores/evolucao'
export const MESMO_MES = '/api/servidores/mesmo-mes'
export const HORARIO = '/api/servidores/horario'
export const PENSAO = '/api/servidores/dados-pensao'

const PAGOS = {
  total: integer('Servidores'),
  remuneracao: money('Bruto', { when: mostraVencimentos }),
  mediana: money('Mediana', {
    when: mostraVencimentos,
    help: 'Metade dos servidores ganhou menos, metade ganhou mais.',
  }),
}

export const POR_NATUREZA = { descricaoNatureza: text('Natureza'), ...PAGOS }
export const POR_CARGO = { descricao: text('Cargo'), ...PAGOS }
export const POR_LOTACAO = { descricao: text('Lotação'), ...PAGOS }
const SOMADOS = {
  servidores: integer('Servidores'),
  remuneracao: money('Bruto', { when: mostraVencimentos }),
  descontos: money('Descontos', { when: mostraDescontos }),
  liquido: money('Líquido', { when: mostraLiquido }),
}
export const POR_MES = { mes: integer('Mês'), ...SOMADOS }
export const POR_ANO = { ano: integer('Ano'), ...SOMADOS }

const HORAS = [1, 2, 3, 4].flatMap(
  (vez) =>
    [
      [`entrada${vez}`, code(`Entrada ${vez}`)],
      [`saida${vez}`, code(`Saída ${vez}`)],
    ] as const,
)
export const DO_HORARIO = { diaSemana: text('Dia'), ...Object.fromEntries(HORAS) }

export const DA_PENSAO = {
  tipoBeneficio: text('Tipo de Benefício'),
  percentualBeneficio: decimal('Percentual', { help: 'A parte da pensão que cabe a quem a recebe.' }),
  origemPensao: text('Origem'),
  cargoOrigemPensao: text('Cargo de Origem'),
  entidadeOrigem: integer('Entidade de Origem'),
}

const DO_MES = { required: {}, optional: { mesCompetencia: integer('Mês') } }
const DO_SERVIDOR = { matricula: integer('Matrícula') }
const fixed = { desde: folhaDesde }

export const calls = [
  defineOptions({
    path: '/api/servidores/situacoes',
    summary: 'Servidores: situações',
    ids: 'code',
    sql: 'folha-valores',
    fixed: { campo: 'situacao' },
  }),
  defineOptions({
    path: '/api/servidores/naturezas',
    summary: 'Servidores: naturezas',
    ids: 'code',
    sql: 'folha-valores',
    fixed: { campo: 'natureza', inativo: false },
  }),
  defineOptions({
    path: '/api/definicoes-classes',
    summary: 'Servidores: classes',
    ids: 'code',
    sql: 'folha-valores',
    fixed: { campo: 'classe', inativo: false },
  }),
  defineOptions({
    path: '/api/definicoes-classes/aposentados',
    summary: 'Aposentados: classes',
    ids: 'code',
    sql: 'folha-valores',
    fixed: { campo: 'classe', inativo: true },
  }),
  defineCall({
    path: RESUMO_NATUREZA,
    summary: 'Servidores: totais dos ativos por natureza',
    sql: 'folha-naturezas',
    fields: POR_NATUREZA,
    fixed,
    key: {
      required: {},
      optional: { mesCompetencia: integer('Mês'), admissaoExcepcional: code('Admissão excepcional') },
    },
  }),
  defineCall({
    path: RESUMO_CARGO,
    summary: 'Servidores: a folha por cargo',
    sql: 'folha-cargos',
    fields: POR_CARGO,
    key: DO_MES,
    fixed,
  }),
  defineCall({
    path: RESUMO_LOTACAO,
    summary: 'Servidores: a folha por lotação',
    sql: 'folha-lotacoes',
    fields: POR_LOTACAO,
    key: DO_MES,
    fixed,
  }),
  defineCall({
    path: EVOLUCAO,
    summary: 'Servidores: a folha mês a mês',
    sql: 'folha-meses',
    fields: POR_MES,
    fixed,
    file: { title: 'Folha mês a mês', totals: ['remuneracao', 'descontos', 'liquido'] },
  }),
  defineCall({
    path: MESMO_MES,
    summary: 'Servidores: o mesmo mês de cada ano',
    sql: 'folha-mesmo-mes',
    fields: POR_ANO,
    key: DO_MES,
    fixed,
    everyYear: true,
  }),
  defineCall({
    path: HORARIO,
    summary: 'Servidores: o horário flexível, dia por dia',
    sql: 'servidor-horario',
    fields: { dia: integer('Dia da semana'), ...DO_HORARIO },
    key: { required: DO_SERVIDOR },
  }),
  defineCall({
    path: PENSAO,
    summary: 'Servidores: a pensão que alguém recebe',
    sql: 'pensao',
    fields: DA_PENSAO,
    key: { required: DO_SERVIDOR, optional: { entidadeOrigem: integer('Entidade de Origem') } },
    one: { notFound: 'Esta pessoa não recebe pensão.' },
  }),
  defineOptions({ path: '/api/cargos/cargos', summary: 'Cargos', sql: 'cargo-cargos' }),
  defineOptions({ path: '/api/cargos/quadros', summary: 'Cargos: quadros salariais', sql: 'cargo-quadros' }),
  defineOptions({ path: '/api/cargos/grupos', summary: 'Cargos: grupos ocupacionais', sql: 'cargo-grupos' }),
  defineOptions({ path: '/api/cargos/niveis', summary: 'Cargos: níveis', sql: 'cargo-niveis' }),
]
