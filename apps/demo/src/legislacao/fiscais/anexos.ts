// Defines the annexes of the two fiscal reports (RREO and RGF), each with the text of a period.
import { RGF, RREO } from '@portal/catalog/legislacao/publicacoes'
import { ENTITIES, type Entity } from '../../cidade/cidade.ts'
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

const PESSOAL = ['31']
const JUROS_E_AMORTIZACAO = ['32', '46']
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

/** Returns the receita corrente, the deductions and the net value, of the last twelve months there are. */
export function receitaCorrenteLiquida({ somas, exercicio, ate }: Periodo): {
  bruta: number
  deducoes: number
  liquida: number
} {
  const doze = (oQue: OQue): number =>
    somas.total(oQue, { exercicio, ate, grupos: CORRENTES }) +
    somas.total(oQue, { exercicio: exercicio - 1, desde: ate + 1, ate: 12, grupos: CORRENTES })
  const [bruta, deducoes] = [doze('arrecadado'), doze('deducao')]
  return { bruta, deducoes, liquida: bruta - deducoes }
}

const SEM_PREVIDENCIA =
  'O município não mantém regime próprio de previdência: seus servidores contribuem para o regime geral. Nada a ' +
  'demonstrar.'

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

const INDICE = (sistema: string): string[] =>
  frase(
    `O percentual mínimo da Constituição é apurado no ${sistema}, com as deduções que a lei admite; aqui está a ` +
      'despesa como o portal a mostra, por entidade.',
  )

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
  ...despesas(periodo, 'SAÚDE (FUNÇÃO 10)', { funcao: '10' }),
]

/** By the numbers that existing clients use. */
const DO_RREO: readonly Anexo[] = [
  { subgrupo: 9, titulo: 'Anexo I - Balanço Orçamentário', escreve: balanco },
  { subgrupo: 10, titulo: 'Anexo II - Execução das Despesas por Função', escreve: porFuncao },
  { subgrupo: 11, titulo: 'Anexo III - Receita Corrente Líquida', escreve: rcl },
  { subgrupo: 12, titulo: 'Anexo IV - Receitas e Despesas Previdenciárias', escreve: () => frase(SEM_PREVIDENCIA) },
  { subgrupo: 1081, titulo: 'Anexo VI - Resultado Primário e Nominal', escreve: resultadoPrimario },
  { subgrupo: 15, titulo: 'Anexo VII - Restos a Pagar por Poder e Órgão', escreve: restos },
  {
    subgrupo: 16,
    titulo: 'Anexo VIII - Manutenção e Desenvolvimento do Ensino',
    escreve: (periodo) => [
      ...despesas(periodo, 'DESPESAS COM EDUCAÇÃO (FUNÇÃO 12)', { funcao: '12' }),
      ...INDICE('Siope'),
    ],
  },
  { subgrupo: 17, titulo: 'Anexo IX - Operações de Crédito e Despesas de Capital', escreve: credito },
  {
    subgrupo: 18,
    titulo: 'Anexo X - Projeção Atuarial da Previdência',
    noFimDoAno: true,
    escreve: () => frase(SEM_PREVIDENCIA),
  },
  { subgrupo: 19, titulo: 'Anexo XI - Alienação de Ativos', noFimDoAno: true, escreve: alienacao },
  {
    subgrupo: 20,
    titulo: 'Anexo XII - Ações e Serviços Públicos de Saúde',
    escreve: (periodo) => [
      ...despesas(periodo, 'DESPESAS COM SAÚDE (FUNÇÃO 10)', { funcao: '10' }),
      ...INDICE('Siops'),
    ],
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
  return [
    ...tabela(
      'DESPESA COM PESSOAL ATÉ O QUADRIMESTRE',
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
    ...tabela('LIMITE', ['Valor'], [{ nome: 'Receita corrente líquida do município, 12 meses', valores: [liquida] }]),
    ...frase(
      `Limite máximo do Poder ${entity.tipo === 'L' ? 'Legislativo' : 'Executivo'}: ${limite}% da receita ` +
        `corrente líquida, R$ ${reais(Math.round((liquida * limite) / 100))}.`,
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

const divida = (periodo: Periodo): string[] => [
  ...frase('A entidade não tem dívida consolidada registrada.'),
  ...frase(
    'Limite do Senado Federal: 120% da receita corrente líquida, R$ ' +
      `${reais(Math.round(receitaCorrenteLiquida(periodo).liquida * 1.2))}.`,
  ),
]

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
