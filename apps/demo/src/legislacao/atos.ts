// Generates the laws and acts of the demo city: those that follow from its budget, and the usual ones of any city.
import { formatMoney } from '@portal/kit/formats'
import type { Rows } from '@portal/data/package/rows'
import { dayAt, workingDay, yearOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { decimalOf } from '../cidade/money.ts'
import { nomeComum } from '../cidade/pessoas.ts'
import { Random, seedOf } from '../cidade/random.ts'
import type { Credito } from '../despesa/creditos.ts'
import { RENUNCIAS } from '../receita/tributos.ts'
import { numeroDaNomeacao, nomeacoesDe } from '../pessoal/nomeacoes.ts'
import { LEIS_DO_QUADRO } from '../pessoal/leis-do-quadro.ts'
import type { Vinculo } from '../pessoal/quadro.ts'
import { assinada, leiDe } from '../planejamento/leis.ts'

export const TIPOS = ['Lei Ordinária', 'Lei Complementar', 'Decreto', 'Portaria', 'Resolução'] as const
export const NATUREZAS = ['Normativa', 'Orçamentária', 'Administrativa', 'De pessoal'] as const
export const ESCOPOS = [
  'Orçamento',
  'Tributos',
  'Servidores',
  'Saúde',
  'Urbanismo',
  'Educação e cultura',
  'Administração',
] as const

type Tipo = (typeof TIPOS)[number]
type Escopo = (typeof ESCOPOS)[number]

export interface Ato {
  /** The name by which other acts cite it. */
  nome: string
  tipo: Tipo
  natureza: (typeof NATUREZAS)[number]
  escopo?: Escopo
  aba: Rows['lei_ato']['aba']
  covid?: true
  /** Absent where it is numbered after the others of its kind in the year. */
  numero?: number
  day: number
  sumula: string
  artigos: readonly string[]
  /** Whether it takes one of the first codes, by which the register of servants knows it. */
  primeiro?: true
  /** Only posted on the wall, not in the gazette. */
  mural?: true
  /** The names of the acts it cites. */
  vinculos?: readonly (readonly [nome: string, relacao: Rows['lei_vinculada']['relacao']])[]
}

const DISPOSICOES = 'Art. 2º Este ato entra em vigor na data de sua publicação.'

const numeroDe = (leiAno: string): number => Number(leiAno.split('/')[0])

/** Returns the laws of the guidelines (LDO) and the budget (LOA) of a year, with the numbers in their documents. */
export function leisDoOrcamento(ano: number): Ato[] {
  const lei = (sigla: 'ldo' | 'loa', day: number, sumula: string): Ato => ({
    nome: `${sigla} ${ano}`,
    tipo: 'Lei Ordinária',
    natureza: 'Orçamentária',
    escopo: 'Orçamento',
    aba: 'despesa',
    numero: numeroDe(leiDe(sigla, ano - 1)),
    day,
    sumula,
    artigos: [`Art. 1º ${sumula}`, DISPOSICOES],
    ...(sigla === 'loa' && { vinculos: [[`ldo ${ano}`, 'cita']] as const }),
  })
  return [
    lei(
      'ldo',
      assinada('ldo', ano - 1),
      `Dispõe sobre as diretrizes para a elaboração e a execução do orçamento de ${ano}.`,
    ),
    lei('loa', assinada('loa', ano - 1), `Estima a receita e fixa a despesa da entidade para o exercício de ${ano}.`),
  ]
}

/** Returns one decree for each number in the credits, with the sum it opens. */
export function decretosDeCredito(ano: number, creditos: readonly Credito[]): Ato[] {
  const decretos = new Map<string, Credito[]>()
  for (const credito of creditos) decretos.set(credito.decreto, [...(decretos.get(credito.decreto) ?? []), credito])
  return [...decretos].map(([decreto, linhas]): Ato => {
    const aberto = linhas.reduce((sum, { valor }) => sum + Math.max(0, valor), 0)
    const valor = formatMoney(decimalOf(aberto))
    return {
      nome: `decreto ${decreto}`,
      tipo: 'Decreto',
      natureza: 'Orçamentária',
      escopo: 'Orçamento',
      aba: 'despesa',
      numero: numeroDe(decreto),
      day: linhas[0]?.day ?? dayAt(ano, 1, 2),
      sumula: `Abre crédito adicional de ${valor} no orçamento de ${ano}.`,
      artigos: [
        `Art. 1º Fica aberto crédito adicional de ${valor}, autorizado pela Lei nº ${leiDe('loa', ano - 1)}, em ` +
          `${linhas.length} dotações.`,
        DISPOSICOES,
      ],
      vinculos: [[`loa ${ano}`, 'regulamenta']],
    }
  })
}

/** Returns the acts of appointment cited by servants. */
export const atosDeNomeacao = (quadro: readonly Vinculo[]): Ato[] =>
  nomeacoesDe(quadro).map((vinculo): Ato => {
    const sumula =
      `Nomeia ${nomeComum(vinculo.nome)} para o cargo de ${vinculo.cargo.toLowerCase()}, em virtude de aprovação ` +
      'em concurso público.'
    return {
      nome: `nomeação ${vinculo.matricula}`,
      tipo: 'Portaria',
      natureza: 'De pessoal',
      escopo: 'Servidores',
      aba: 'pessoal',
      primeiro: true,
      mural: true,
      numero: numeroDaNomeacao(vinculo),
      day: vinculo.admissao,
      sumula,
      artigos: [`Art. 1º ${sumula}`, DISPOSICOES],
    }
  })

/** Returns the acts that created the posts of the entity. */
export const atosDoQuadro = ({ tipo }: Entity): Ato[] =>
  Object.values(LEIS_DO_QUADRO).map(({ numero, day, sumula }): Ato => ({
    nome: `quadro ${numero}`,
    tipo: tipo === 'L' ? 'Resolução' : 'Lei Complementar',
    natureza: 'De pessoal',
    escopo: 'Servidores',
    aba: 'pessoal',
    mural: true,
    numero,
    day,
    sumula,
    artigos: [`Art. 1º ${sumula}`, DISPOSICOES],
  }))

/** Returns the laws by which the city waives revenue. */
export const leisDasRenuncias = (): Ato[] =>
  RENUNCIAS.map(({ lei: { tipo, numero, day, sumula } }): Ato => ({
    nome: `renúncia ${numero}`,
    tipo,
    natureza: 'Normativa',
    escopo: 'Tributos',
    aba: 'receita',
    mural: true,
    numero,
    day,
    sumula,
    artigos: [`Art. 1º ${sumula}`, DISPOSICOES],
  }))

interface Modelo extends Pick<Ato, 'tipo' | 'natureza' | 'escopo' | 'aba'> {
  sumulas: readonly string[]
}

const MODELOS: readonly Modelo[] = [
  {
    tipo: 'Portaria',
    natureza: 'De pessoal',
    escopo: 'Servidores',
    aba: 'pessoal',
    sumulas: [
      'Concede licença-prêmio a {pessoa}.',
      'Designa {pessoa} para função gratificada.',
      'Prorroga a licença de {pessoa} para tratar de assuntos particulares.',
    ],
  },
  {
    tipo: 'Lei Complementar',
    natureza: 'De pessoal',
    escopo: 'Servidores',
    aba: 'pessoal',
    sumulas: [
      'Altera o plano de cargos, carreiras e salários dos servidores.',
      'Concede revisão geral anual aos vencimentos dos servidores.',
      'Cria vagas no quadro permanente de pessoal.',
    ],
  },
  {
    tipo: 'Decreto',
    natureza: 'Normativa',
    escopo: 'Tributos',
    aba: 'receita',
    sumulas: [
      'Fixa o calendário de vencimento do IPTU e das taxas que o acompanham.',
      'Atualiza a planta genérica de valores dos imóveis.',
      'Atualiza o valor da unidade fiscal do município.',
    ],
  },
  {
    tipo: 'Lei Ordinária',
    natureza: 'Normativa',
    escopo: 'Tributos',
    aba: 'receita',
    sumulas: [
      'Institui programa de recuperação de créditos, com desconto de juros e multa.',
      'Concede isenção de IPTU a imóveis atingidos por enchente.',
      'Altera alíquotas do imposto sobre serviços.',
    ],
  },
  {
    tipo: 'Lei Ordinária',
    natureza: 'Normativa',
    escopo: 'Urbanismo',
    aba: 'geral',
    sumulas: [
      'Denomina via pública no Jardim Primavera.',
      'Dispõe sobre calçadas acessíveis nas vias urbanas.',
      'Institui o plano de arborização urbana.',
      'Autoriza a concessão de uso de área pública para horta comunitária.',
    ],
  },
  {
    tipo: 'Decreto',
    natureza: 'Administrativa',
    escopo: 'Administração',
    aba: 'geral',
    sumulas: [
      'Declara ponto facultativo nas repartições públicas.',
      'Regulamenta o acesso à informação na entidade.',
      'Nomeia os membros do Conselho Municipal de Saúde.',
      'Convoca a Conferência Municipal de Assistência Social.',
    ],
  },
  {
    tipo: 'Lei Ordinária',
    natureza: 'Normativa',
    escopo: 'Educação e cultura',
    aba: 'geral',
    sumulas: [
      'Institui a Semana Municipal do Livro.',
      'Dispõe sobre o transporte escolar na área rural.',
      'Cria o programa Escola Aberta nos fins de semana.',
    ],
  },
  {
    tipo: 'Portaria',
    natureza: 'Administrativa',
    aba: 'geral',
    sumulas: [
      'Constitui comissão de avaliação de bens.',
      'Designa fiscais de contratos.',
      'Institui grupo de trabalho para revisar o organograma.',
    ],
  },
]

/** The kinds of act of a Câmara, which neither taxes nor decrees. */
const DA_CAMARA = new Set<Tipo>(['Portaria', 'Resolução'])
const modelosDe = ({ tipo }: Entity): readonly Modelo[] =>
  tipo === 'L'
    ? [
        ...MODELOS.filter((modelo) => DA_CAMARA.has(modelo.tipo)),
        {
          tipo: 'Resolução',
          natureza: 'Normativa',
          escopo: 'Administração',
          aba: 'geral',
          sumulas: [
            'Altera o regimento interno da Câmara.',
            'Fixa o calendário das sessões ordinárias.',
            'Cria a Procuradoria da Mulher.',
          ],
        },
      ]
    : MODELOS

/** Returns the usual acts of a year, some laws amended by a later one; those on the staff name its servants. */
export function atosDoAno(
  entity: Entity,
  ano: number,
  quantos: number,
  today: number,
  servidores: readonly string[],
): Ato[] {
  const random = new Random(seedOf('atos', entity.entidade, ano))
  const modelos = modelosDe(entity)
  const last = new Map<string, string>()
  return Array.from({ length: quantos }, (_, index): Ato => {
    const modelo = modelos[index % modelos.length] as Modelo
    const { sumulas, ...kind } = modelo
    const pessoa = nomeComum(random.pick(servidores))
    const sumula = random.pick(sumulas).replace('{pessoa}', pessoa)
    const nome = `${kind.tipo} ${ano} ${index}`
    const before = last.get(sumula)
    last.set(sumula, nome)
    const day = workingDay(dayAt(ano, 1 + Math.floor((index * 12) / quantos), random.int(1, 26)))
    return {
      ...kind,
      nome,
      day,
      sumula,
      artigos: [`Art. 1º ${sumula}`, DISPOSICOES],
      ...(before !== undefined && kind.natureza === 'Normativa' && { vinculos: [[before, 'altera']] as const }),
    }
  }).filter(({ day }) => day <= today && yearOf(day) === ano)
}

const COVID: readonly (readonly [
  data: readonly [ano: number, mes: number, dia: number],
  tipo: Tipo,
  sumula: string,
  revoga?: number,
])[] = [
  [
    [2020, 3, 18],
    'Decreto',
    'Declara situação de emergência em saúde pública e suspende aulas e eventos em razão da COVID-19.',
  ],
  [[2020, 4, 6], 'Decreto', 'Torna obrigatório o uso de máscara em locais públicos enquanto durar a pandemia.'],
  [
    [2020, 5, 12],
    'Lei Ordinária',
    'Institui auxílio emergencial municipal às famílias atingidas pela pandemia de COVID-19.',
  ],
  [[2021, 1, 20], 'Decreto', 'Aprova o plano municipal de vacinação contra a COVID-19.'],
  [[2022, 4, 25], 'Decreto', 'Dispensa o uso de máscara em locais abertos e fechados.', 1],
  [[2023, 5, 8], 'Decreto', 'Encerra a situação de emergência em saúde pública decorrente da COVID-19.', 0],
]

export function atosDaCovid({ tipo }: Entity): Ato[] {
  if (tipo !== 'E' && tipo !== 'D') return []
  return COVID.map(([[ano, mes, dia], kind, sumula, revoga], index): Ato => ({
    nome: `covid ${index}`,
    tipo: kind,
    natureza: 'Normativa',
    escopo: 'Saúde',
    aba: 'geral',
    covid: true,
    day: workingDay(dayAt(ano, mes, dia)),
    sumula,
    artigos: [`Art. 1º ${sumula}`, DISPOSICOES],
    ...(revoga !== undefined && { vinculos: [[`covid ${revoga}`, 'revoga']] as const }),
  }))
}
