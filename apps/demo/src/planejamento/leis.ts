// Writes the texts of the planning laws of the demo city: the PPA, the LDO and the LOA of each year, and their
// hearings.
import { formatDate, formatMoney } from '@portal/kit/formats'
import { ATA, audienciasDe, type AudienciaMarcada } from '../atendimento/cidadao/calendario-de-audiencias.ts'
import { dayAt, isoOf, workingDayBefore } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'
import { decimalOf, type Cents } from '../cidade/money.ts'
import { slotOf } from '../cidade/random.ts'
import type { OrcamentoCodes } from '../despesa/codigos/orcamentos/orcamento.ts'
import type { Budget, Dotacao } from '../despesa/orcamento.ts'
import type { Documento } from './documentos.ts'

export interface Orcamento {
  entity: Entity
  budget: Budget
  ano: number
  /** Returns the initial value of a dotação. */
  valorOf: (dotacao: number) => Cents
}

type Tipo = Documento['tipo']

const ANOS_DO_PLANO = 4
const LEI_4320 = 'https://www.planalto.gov.br/ccivil_03/leis/l4320.htm'

const reais = (cents: Cents): string => formatMoney(decimalOf(cents))
/** Returns the number and the year of a planning law. */
export const leiDe = (sigla: string, ano: number): string => `${2_000 + slotOf(700, 'lei', sigla, ano)}/${ano}`
export const publicada = (ano: number, mes: number, dia: number): number => workingDayBefore(dayAt(ano, mes, dia))
/** Returns the day the law of the guidelines (LDO) or of the budget (LOA) of the next year is signed. */
export const assinada = (sigla: 'ldo' | 'loa', ano: number): number =>
  sigla === 'ldo' ? publicada(ano, 7, 14) : publicada(ano, 12, 20)
const nomeDe = (sigla: string, ano: number, entidade: number): string => `${sigla}-${ano}-entidade-${entidade}.pdf`

export function documentosDoPpa({ entidade }: Entity, { programas, acoes }: OrcamentoCodes, base: number): Documento[] {
  const periodo = `${base} a ${base + ANOS_DO_PLANO - 1}`
  const doPrograma = (programa: string): string[] =>
    acoes
      .filter((acao) => acao.programa === programa)
      .map(({ projeto, descricao }) => `    Ação ${projeto}: ${descricao}`)
  return [
    {
      tipo: 'PPA',
      ano: base,
      descricao: `Plano Plurianual ${periodo}`,
      day: publicada(base - 1, 12, 15),
      nome: nomeDe('ppa', base, entidade),
      resumo: 'O que a cidade pretende fazer em quatro anos, programa por programa.',
      lines: [
        `Lei Municipal nº ${leiDe('ppa', base - 1)}: aprova o Plano Plurianual para o período de ${periodo}.`,
        '',
        'Art. 1º O plano reúne os programas e as ações a seguir, que a lei de diretrizes e o orçamento de cada ' +
          'ano detalham.',
        '',
        ...Object.entries(programas).flatMap(([programa, descricao]) => [
          `Programa ${programa}: ${descricao}`,
          ...doPrograma(programa),
          '',
        ]),
      ],
    },
    audiencia('Atas de Audiência - PPA', base, `Plano Plurianual ${periodo}`, entidade, {
      day: publicada(base - 1, 8, 20),
      local: 'no salão do Paço Municipal',
    }),
  ]
}

export function documentosDoAno(orcamento: Orcamento): Documento[] {
  const {
    entity: { entidade },
    ano,
  } = orcamento
  const diretrizes = `Lei de Diretrizes Orçamentárias de ${ano}`
  const anual = `Lei Orçamentária Anual de ${ano}`
  return [
    {
      tipo: 'LDO',
      ano,
      descricao: diretrizes,
      day: assinada('ldo', ano - 1),
      nome: nomeDe('ldo', ano, entidade),
      resumo: 'As prioridades do ano e as regras para fazer e mudar o orçamento.',
      lines: [
        `Lei Municipal nº ${leiDe('ldo', ano - 1)}: dispõe sobre as diretrizes para a elaboração do orçamento de ` +
          `${ano}.`,
        '',
        `Art. 1º São prioridades de ${ano} as ações do Plano Plurianual, na ordem dos programas da entidade:`,
        ...Object.entries(orcamento.budget.codes.programas).map(
          ([programa, descricao]) => `    ${programa} - ${descricao}`,
        ),
        '',
        'Art. 2º Créditos suplementares dependem de autorização em lei e de decreto que diga de onde vem o dinheiro.',
        'Art. 3º A proposta de orçamento será discutida com a população em audiência pública.',
      ],
    },
    {
      tipo: 'LOA',
      ano,
      descricao: anual,
      day: assinada('loa', ano - 1),
      nome: nomeDe('loa', ano, entidade),
      resumo: `Fixa em ${reais(totalOf(orcamento))} o que a entidade pode gastar em ${ano}, órgão por órgão.`,
      lines: [
        `Lei Municipal nº ${leiDe('loa', ano - 1)}: fixa a despesa da entidade para o exercício de ${ano}.`,
        '',
        `Art. 1º A despesa total é fixada em ${reais(totalOf(orcamento))}, distribuída pelos órgãos:`,
        ...porCodigo(orcamento, ({ acao }) => acao.unidade.slice(0, 2), orcamento.budget.codes.orgaos),
      ],
    },
    {
      tipo: 'LOA',
      ano,
      descricao: `Quadro de Detalhamento da Despesa de ${ano}`,
      day: publicada(ano - 1, 12, 29),
      nome: nomeDe('qdd', ano, entidade),
      resumo: 'O orçamento inicial de cada projeto e de cada atividade.',
      lines: porCodigo(
        orcamento,
        ({ acao }) => acao.projeto,
        Object.fromEntries(orcamento.budget.codes.acoes.map(({ projeto, descricao }) => [projeto, descricao])),
      ),
    },
    {
      tipo: 'LOA',
      ano,
      descricao: 'Lei Federal nº 4.320/1964',
      link: LEI_4320,
      resumo: 'As normas de todo orçamento público do país, publicadas pela Presidência da República.',
    },
    ata('Atas de Audiência - LDO', ano, diretrizes, entidade),
    ata('Atas de Audiência - LOA', ano, anual, entidade),
  ]
}

const totalOf = ({ budget, valorOf }: Orcamento): Cents =>
  budget.dotacoes.reduce((sum, { dotacao }) => sum + valorOf(dotacao), 0)

function porCodigo(
  { budget, valorOf }: Orcamento,
  codigoOf: (line: Dotacao) => string,
  nomes: Readonly<Record<string, string>>,
): string[] {
  const sums = new Map<string, Cents>()
  for (const line of budget.dotacoes) sums.set(codigoOf(line), (sums.get(codigoOf(line)) ?? 0) + valorOf(line.dotacao))
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([codigo, valor]) => `${codigo} - ${nomes[codigo] ?? codigo}: ${reais(valor)}`)
}

const TEMAS = [
  'a fila da creche',
  'o asfalto dos bairros',
  'as consultas com especialistas',
  'a coleta seletiva',
  'a água no distrito',
  'o transporte escolar',
]

/** Returns the minutes of the hearing on the law of the guidelines or of the budget, a week after it. */
function ata(tipo: Tipo, ano: number, assunto: string, entidade: number): Documento {
  const sigla = tipo.slice(-3).toLowerCase()
  const { day, local } = audienciasDe(ano - 1).find(({ lei }) => lei === sigla) as AudienciaMarcada
  return audiencia(tipo, ano, assunto, entidade, { day: day + ATA, local: `em ${formatDate(isoOf(day))}: ${local}` })
}

function audiencia(
  tipo: Tipo,
  ano: number,
  assunto: string,
  entidade: number,
  { day, local }: { day: number; local: string },
): Documento {
  const slot = (size: number, part: string): number => slotOf(size, 'audiencia', tipo, ano, entidade, part)
  const sigla = tipo.slice(-3).toLowerCase()
  const tema = slot(TEMAS.length, 'tema')
  return {
    tipo,
    ano,
    descricao: `Ata da audiência pública: ${assunto}`,
    day,
    nome: nomeDe(`ata-audiencia-${sigla}`, ano, entidade),
    resumo: `Reunião com ${24 + slot(70, 'presentes')} participantes.`,
    lines: [
      `Ata da audiência pública sobre a proposta de ${assunto}, realizada ${local}.`,
      '',
      `Apresentada a proposta, os presentes falaram de ${TEMAS[tema]} e de ${TEMAS[(tema + 1) % TEMAS.length]}.`,
      `Foram recebidas ${3 + slot(9, 'sugestoes')} sugestões por escrito, que seguem com a proposta.`,
    ],
  }
}
