// Defines the annexes of the two fiscal reports (RREO and RGF), each with the text of a period.
import { RGF, RREO } from '@portal/catalog/legislacao/publicacoes'
import { formatNumber } from '@portal/kit/formats'
import { ENTITIES, FIRST_YEAR, type Entity } from '../../cidade/cidade.ts'
import { ANOS_DA_DIVIDA } from '../../despesa/divida-fundada.ts'
import type { De, OQue, Somas } from './somas.ts'
import { frase, reais, tabela, type Linha } from './tabela.ts'

export interface Periodo {
  somas: Somas
  funcoes: ReadonlyMap<string, string>
  exercicio: number
  /** The last month. */
  ate: number
  /** The entity that publishes. */
  entity: Entity
}

export interface Anexo {
  subgrupo: number
  titulo: string
  /** Published only with the last period of the year. */
  noFimDoAno?: true
  escreve: (periodo: Periodo) => string[]
}

const DECEMBER = 12
const PESSOAL = ['31']
const JUROS = ['32']
const AMORTIZACAO = ['46']
const JUROS_E_AMORTIZACAO = [...JUROS, ...AMORTIZACAO]
const CAPITAL = ['4']
const CORRENTES = ['1', '7']
const OPERACOES_DE_CREDITO = ['21', '81']
const ALIENACOES = ['22', '82']

const QUEM = ENTITIES.filter(({ orcamento }) => orcamento)

type Recorte = Pick<De, 'funcao' | 'grupos'>
const de = ({ exercicio, ate }: Periodo, recorte: Recorte = {}): De => ({ exercicio, ate, ...recorte })

/** Returns one line for each entity that has anything to show. */
function porEntidade(periodo: Periodo, colunas: readonly OQue[][], recorte: Recorte = {}): Linha[] {
  return QUEM.map(({ nome, entidade }) => ({
    nome,
    valores: colunas.map((parcelas) =>
      parcelas.reduce((sum, oQue) => sum + periodo.somas.total(oQue, { ...de(periodo, recorte), entidade }), 0),
    ),
  })).filter(({ valores }) => valores.some((valor) => valor !== 0))
}

const DESPESA: OQue[][] = [['previsto', 'credito'], ['empenhado'], ['liquidado']]
const COLUNAS_DA_DESPESA = ['Dotação atual', 'Empenhado', 'Liquidado']

const despesas = (periodo: Periodo, titulo: string, recorte?: Recorte): string[] =>
  tabela(titulo, COLUNAS_DA_DESPESA, porEntidade(periodo, DESPESA, recorte))

/** Returns the sum of the last twelve months there are. */
const dozeMeses = (
  { somas, exercicio, ate }: Pick<Periodo, 'somas' | 'exercicio' | 'ate'>,
  oQue: OQue,
  recorte: Pick<De, 'entidade' | 'grupos'>,
): number =>
  somas.total(oQue, { exercicio, ate, ...recorte }) +
  somas.total(oQue, { exercicio: exercicio - 1, desde: ate + 1, ate: DECEMBER, ...recorte })

/** Returns the receita corrente, the deductions and the net value, of the last twelve months there are. */
export function receitaCorrenteLiquida({ somas, exercicio, ate }: Periodo): {
  bruta: number
  deducoes: number
  liquida: number
} {
  const [bruta, deducoes] = [
    dozeMeses({ somas, exercicio, ate }, 'arrecadado', { grupos: CORRENTES }),
    dozeMeses({ somas, exercicio, ate }, 'deducao', { grupos: CORRENTES }),
  ]
  return { bruta, deducoes, liquida: bruta - deducoes }
}

const OUTRA_PREVIDENCIA =
  'Os servidores contribuem para o regime próprio, do Instituto de Previdência dos Servidores de Serra Clara, que ' +
  'publica à parte as suas contas e a sua avaliação atuarial. Nada a demonstrar neste portal.'

const balanco = (periodo: Periodo): string[] => [
  ...tabela(
    'RECEITAS',
    ['Prevista', 'Atualizada', 'Arrecadada'],
    porEntidade(periodo, [['receita prevista'], ['receita atualizada'], ['arrecadado']]),
  ),
  ...tabela(
    'DESPESAS',
    ['Dotação inicial', 'Dotação atual', 'Empenhado'],
    porEntidade(periodo, [['previsto'], ['previsto', 'credito'], ['empenhado']]),
  ),
  ...tabela(
    'DESPESAS EXECUTADAS',
    ['Empenhado', 'Liquidado', 'Pago'],
    porEntidade(periodo, [['empenhado'], ['liquidado'], ['pago']]),
  ),
]

const porFuncao = (periodo: Periodo): string[] => {
  const { somas, funcoes, exercicio } = periodo
  const linhas = somas.funcoes(exercicio).map((funcao) => ({
    nome: `${funcao} ${funcoes.get(funcao) ?? ''}`,
    valores: DESPESA.map((parcelas) =>
      parcelas.reduce((sum, oQue) => sum + somas.total(oQue, de(periodo, { funcao })), 0),
    ),
  }))
  return tabela('DESPESAS POR FUNÇÃO', COLUNAS_DA_DESPESA, linhas)
}

const rcl = (periodo: Periodo): string[] => {
  const { bruta, deducoes, liquida } = receitaCorrenteLiquida(periodo)
  return tabela(
    'RECEITA CORRENTE LÍQUIDA DOS DOZE MESES ANTERIORES',
    ['Valor'],
    [
      { nome: 'Receitas correntes', valores: [bruta] },
      { nome: 'Deduções para o FUNDEB e outras', valores: [-deducoes] },
    ],
  ).concat(frase(`Receita corrente líquida: R$ ${reais(liquida)}.`))
}

const resultadoPrimario = (periodo: Periodo): string[] => {
  const { somas } = periodo
  const total = (oQue: OQue, grupos?: readonly string[]): number =>
    somas.total(oQue, de(periodo, grupos ? { grupos } : {}))
  const naoPrimarias = total('arrecadado', [...OPERACOES_DE_CREDITO, ...ALIENACOES])
  const divida = total('pago', JUROS_E_AMORTIZACAO)
  return tabela(
    'RESULTADO PRIMÁRIO',
    ['Valor'],
    [
      { nome: 'Receitas arrecadadas', valores: [total('arrecadado')] },
      { nome: '(-) Deduções da receita', valores: [-total('deducao')] },
      { nome: '(-) Operações de crédito e alienações', valores: [-naoPrimarias] },
      { nome: '(-) Despesas pagas', valores: [-total('pago')] },
      { nome: '(+) Juros e amortização da dívida', valores: [divida] },
      { nome: '(-) Restos a pagar pagos', valores: [-total('restos pagos')] },
    ],
  )
}

const restos = (periodo: Periodo): string[] => [
  ...tabela(
    'INSCRITOS DE EXERCÍCIOS ANTERIORES',
    ['Processados', 'Não processados'],
    porEntidade(periodo, [['restos processados'], ['restos nao processados']]),
  ),
  ...tabela(
    'MOVIMENTO ATÉ O BIMESTRE',
    ['Pagos', 'Cancelados'],
    porEntidade(periodo, [['restos pagos'], ['restos cancelados']]),
  ),
]

const MINIMO_DO_ENSINO = 25
const MINIMO_DA_SAUDE = 15

/** Formats a share of a value, in per cent. */
const porcento = (parte: number, todo: number): string => formatNumber(((100 * parte) / Math.max(1, todo)).toFixed(2))

/** Until the year ends what counts is what was settled; then, what was committed. */
const feito = ({ ate }: Periodo): 'empenhado' | 'liquidado' => (ate === DECEMBER ? 'empenhado' : 'liquidado')

interface Minimo {
  nome: string
  minimo: number
  base: number
  linhas: Linha[]
}

/** Returns the base, what was applied of it and the share of the least the Constitution wants. */
function apurar({ nome, minimo, base, linhas }: Minimo): string[] {
  const aplicado = linhas.reduce((sum, { valores: [valor = 0] }) => sum + valor, 0)
  return [
    ...tabela('BASE', ['Valor'], [{ nome: 'Impostos e transferências constitucionais arrecadados', valores: [base] }]),
    ...tabela('APLICADO COM RECURSOS DE IMPOSTOS', ['Valor'], linhas),
    ...frase(`Aplicado em ${nome}: ${porcento(aplicado, base)}% da base; mínimo no ano: ${minimo}%.`),
  ]
}

const ensino = (periodo: Periodo): string[] => {
  const { somas } = periodo
  return apurar({
    nome: 'manutenção e desenvolvimento do ensino',
    minimo: MINIMO_DO_ENSINO,
    base: somas.total('impostos do ensino', de(periodo)),
    linhas: [
      { nome: `Fonte 15001001, ${feito(periodo)}`, valores: [somas.total(`ensino ${feito(periodo)}`, de(periodo))] },
      { nome: 'Deduções da receita entregues ao FUNDEB', valores: [somas.total('deducao', de(periodo))] },
    ],
  })
}

const saude = (periodo: Periodo): string[] => {
  const { somas } = periodo
  return apurar({
    nome: 'ações e serviços públicos de saúde',
    minimo: MINIMO_DA_SAUDE,
    base: somas.total('impostos da saude', de(periodo)),
    linhas: [
      { nome: `Fonte 15001002, ${feito(periodo)}`, valores: [somas.total(`saude ${feito(periodo)}`, de(periodo))] },
    ],
  })
}

const credito = (periodo: Periodo): string[] => [
  ...frase(
    'Operações de crédito arrecadadas: R$ ' +
      `${reais(periodo.somas.total('arrecadado', de(periodo, { grupos: OPERACOES_DE_CREDITO })))}.`,
  ),
  ...despesas(periodo, 'DESPESAS DE CAPITAL', { grupos: CAPITAL }),
]

const alienacao = (periodo: Periodo): string[] =>
  frase(
    'Receita com a alienação de ativos: R$ ' +
      `${reais(periodo.somas.total('arrecadado', de(periodo, { grupos: ALIENACOES })))}.`,
  )

const simplificado = (periodo: Periodo): string[] => [
  ...balanco(periodo),
  ...rcl(periodo),
  ...despesas(periodo, 'EDUCAÇÃO (FUNÇÃO 12)', { funcao: '12' }),
  ...ensino(periodo),
  ...despesas(periodo, 'SAÚDE (FUNÇÃO 10)', { funcao: '10' }),
  ...saude(periodo),
]

/** By the numbers that existing clients use. */
const DO_RREO: readonly Anexo[] = [
  { subgrupo: 9, titulo: 'Anexo I - Balanço Orçamentário', escreve: balanco },
  { subgrupo: 10, titulo: 'Anexo II - Execução das Despesas por Função', escreve: porFuncao },
  { subgrupo: 11, titulo: 'Anexo III - Receita Corrente Líquida', escreve: rcl },
  { subgrupo: 12, titulo: 'Anexo IV - Receitas e Despesas Previdenciárias', escreve: () => frase(OUTRA_PREVIDENCIA) },
  { subgrupo: 1081, titulo: 'Anexo VI - Resultado Primário e Nominal', escreve: resultadoPrimario },
  { subgrupo: 15, titulo: 'Anexo VII - Restos a Pagar por Poder e Órgão', escreve: restos },
  {
    subgrupo: 16,
    titulo: 'Anexo VIII - Manutenção e Desenvolvimento do Ensino',
    escreve: (periodo) => [
      ...despesas(periodo, 'DESPESAS COM EDUCAÇÃO (FUNÇÃO 12)', { funcao: '12' }),
      ...ensino(periodo),
    ],
  },
  { subgrupo: 17, titulo: 'Anexo IX - Operações de Crédito e Despesas de Capital', escreve: credito },
  {
    subgrupo: 18,
    titulo: 'Anexo X - Projeção Atuarial da Previdência',
    noFimDoAno: true,
    escreve: () => frase(OUTRA_PREVIDENCIA),
  },
  { subgrupo: 19, titulo: 'Anexo XI - Alienação de Ativos', noFimDoAno: true, escreve: alienacao },
  {
    subgrupo: 20,
    titulo: 'Anexo XII - Ações e Serviços Públicos de Saúde',
    escreve: (periodo) => [...despesas(periodo, 'DESPESAS COM SAÚDE (FUNÇÃO 10)', { funcao: '10' }), ...saude(periodo)],
  },
  {
    subgrupo: 21,
    titulo: 'Anexo XIII - Parcerias Público-Privadas',
    noFimDoAno: true,
    escreve: () => frase('O município não tem contratos de parceria público-privada. Nada a demonstrar.'),
  },
  { subgrupo: 23, titulo: 'Anexo XIV - Demonstrativo Simplificado', escreve: simplificado },
]

/** Returns the limit of personnel expenses of each power, in per cent of the net receita corrente. */
const limiteDePessoal = ({ tipo }: Entity): number => (tipo === 'L' ? 6 : 54)

const daEntidade = (periodo: Periodo, oQue: OQue, recorte: Recorte = {}): number =>
  periodo.somas.total(oQue, { ...de(periodo, recorte), entidade: periodo.entity.entidade })

const pessoal = (periodo: Periodo): string[] => {
  const { entity } = periodo
  const { liquida } = receitaCorrenteLiquida(periodo)
  const limite = limiteDePessoal(entity)
  const poder = entity.tipo === 'L' ? 'Legislativo' : 'Executivo'
  const doPoder = QUEM.filter(({ tipo }) => (tipo === 'L') === (entity.tipo === 'L')).map(({ nome, entidade }) => ({
    nome,
    valores: [dozeMeses(periodo, 'empenhado', { entidade, grupos: PESSOAL })],
  }))
  const total = doPoder.reduce((sum, { valores: [valor = 0] }) => sum + valor, 0)
  return [
    ...tabela(
      'DESPESA COM PESSOAL DA ENTIDADE ATÉ O QUADRIMESTRE',
      ['Empenhado', 'Liquidado', 'Pago'],
      [
        {
          nome: 'Pessoal e encargos sociais',
          valores: (['empenhado', 'liquidado', 'pago'] as const).map((oQue) =>
            daEntidade(periodo, oQue, { grupos: PESSOAL }),
          ),
        },
      ],
    ),
    ...tabela(`DESPESA COM PESSOAL DO PODER ${poder.toUpperCase()}, 12 MESES`, ['Empenhado'], doPoder),
    ...tabela('LIMITE', ['Valor'], [{ nome: 'Receita corrente líquida do município, 12 meses', valores: [liquida] }]),
    ...frase(
      `Despesa com pessoal do Poder ${poder}: ${porcento(total, liquida)}% da receita corrente líquida; máximo: ` +
        `${limite}%, R$ ${reais(Math.round((liquida * limite) / 100))}.`,
    ),
  ]
}

const caixa = (periodo: Periodo): string[] => {
  const [empenhado, liquidado, pago] = (['empenhado', 'liquidado', 'pago'] as const).map((oQue) =>
    daEntidade(periodo, oQue),
  ) as [number, number, number]
  return tabela(
    'OBRIGAÇÕES DO EXERCÍCIO EM 31 DE DEZEMBRO',
    ['Valor'],
    [
      { nome: 'Restos a pagar processados', valores: [liquidado - pago] },
      { nome: 'Restos a pagar não processados', valores: [empenhado - liquidado] },
    ],
  )
}

/** Returns what was owed at the end of the year before: what the first year's payments repay, with what came after. */
function saldoAnterior({ somas, exercicio, entity: { entidade } }: Periodo): number {
  const doAno = (oQue: OQue, ano: number, grupos: readonly string[]): number =>
    somas.total(oQue, { entidade, exercicio: ano, ate: DECEMBER, grupos })
  let saldo = ANOS_DA_DIVIDA * doAno('empenhado', FIRST_YEAR, AMORTIZACAO)
  for (let ano = FIRST_YEAR; ano < exercicio; ano++)
    saldo += doAno('arrecadado', ano, OPERACOES_DE_CREDITO) - doAno('pago', ano, AMORTIZACAO)
  return saldo
}

const divida = (periodo: Periodo): string[] => {
  const anterior = saldoAnterior(periodo)
  const contratado = daEntidade(periodo, 'arrecadado', { grupos: OPERACOES_DE_CREDITO })
  const amortizado = daEntidade(periodo, 'pago', { grupos: AMORTIZACAO })
  const saldo = anterior + contratado - amortizado
  const { liquida } = receitaCorrenteLiquida(periodo)
  const limite = frase(
    `Limite do Senado Federal: 120% da receita corrente líquida, R$ ${reais(Math.round(liquida * 1.2))}.`,
  )
  if (anterior + contratado === 0) return [...frase('A entidade não tem dívida consolidada.'), ...limite]
  return [
    ...tabela(
      'DÍVIDA CONSOLIDADA',
      ['Valor'],
      [
        { nome: `Saldo em 31 de dezembro de ${periodo.exercicio - 1}`, valores: [anterior] },
        { nome: '(+) Operações de crédito do exercício', valores: [contratado] },
        { nome: '(-) Amortização paga no exercício', valores: [-amortizado] },
      ],
    ),
    ...frase(`Juros e encargos pagos no exercício: R$ ${reais(daEntidade(periodo, 'pago', { grupos: JUROS }))}.`),
    ...frase(
      `A dívida consolidada, R$ ${reais(saldo)}, é ${porcento(saldo, liquida)}% da receita corrente líquida do ` +
        'município nos meses que o portal tem, até doze.',
    ),
    ...limite,
  ]
}

const creditoDaEntidade = (periodo: Periodo): string[] =>
  frase(
    'Operações de crédito contratadas e arrecadadas no exercício: R$ ' +
      `${reais(daEntidade(periodo, 'arrecadado', { grupos: OPERACOES_DE_CREDITO }))}.`,
  )

const DO_RGF: readonly Anexo[] = [
  { subgrupo: 24, titulo: 'Anexo I - Despesa com Pessoal', escreve: pessoal },
  { subgrupo: 25, titulo: 'Anexo II - Dívida Consolidada Líquida', escreve: divida },
  {
    subgrupo: 26,
    titulo: 'Anexo III - Garantias e Contragarantias',
    escreve: () => frase('A entidade não concedeu garantias. Nada a demonstrar.'),
  },
  { subgrupo: 27, titulo: 'Anexo IV - Operações de Crédito', escreve: creditoDaEntidade },
  { subgrupo: 28, titulo: 'Anexo V - Disponibilidade de Caixa e Restos a Pagar', noFimDoAno: true, escreve: caixa },
  {
    subgrupo: 29,
    titulo: 'Anexo VI - Demonstrativo Simplificado',
    escreve: (periodo) => [...pessoal(periodo), ...creditoDaEntidade(periodo)],
  },
]

export interface Relatorio {
  grupo: number
  sigla: string
  nome: string
  /** How many months each period has. */
  meses: 2 | 4
  periodo: string
  /**
   * Returns whether the entity publishes it. The RREO is of the whole city, published by the executive; the RGF is of
   * each entity.
   */
  publica: (entity: Entity) => boolean
  anexos: readonly Anexo[]
}

export const RELATORIOS: readonly Relatorio[] = [
  {
    grupo: RREO,
    sigla: 'RREO',
    nome: 'LRF - Execução Orçamentária (RREO)',
    meses: 2,
    periodo: 'Bimestre - Consolidado',
    anexos: DO_RREO,
    publica: ({ tipo }) => tipo === 'E',
  },
  {
    grupo: RGF,
    sigla: 'RGF',
    nome: 'LRF - Gestão Fiscal (RGF)',
    meses: 4,
    periodo: 'Quadrimestre',
    anexos: DO_RGF,
    publica: () => true,
  },
]
