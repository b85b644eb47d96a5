// Codes of the modalidades of licitação, how each is disputed, and the reasons to change a contract.
import type { Objeto } from '../despesa/codigos/objetos/objeto.ts'
import type { Modalidade } from '../despesa/plano.ts'

export const TIPOS_LICITACAO: readonly (readonly [tipo: number, descricao: string])[] = [
  [1, 'Convite'],
  [2, 'Tomada de Preços'],
  [3, 'Concorrência'],
  [4, 'Concurso'],
  [5, 'Leilão'],
  [6, 'Pregão'],
  [7, 'Dispensa'],
  [8, 'Diálogo Competitivo'],
  [9, 'Inexigibilidade'],
]

/** Accreditations and public calls are kinds of inexigibilidade. */
export const TIPO_DA_MODALIDADE: Readonly<Record<Modalidade, number | null>> = {
  'Pregão Eletrônico': 6,
  Dispensa: 7,
  Inexigibilidade: 9,
  Concorrência: 3,
  Credenciamento: 9,
  'Chamamento Público': 9,
  'Não se aplica': null,
}

/** Modalidades with bidders, whose winner is declared in an adjudicação. */
export const COM_DISPUTA: ReadonlySet<Modalidade> = new Set([
  'Pregão Eletrônico',
  'Concorrência',
  'Credenciamento',
  'Chamamento Público',
])

/** What is bought as a thing, and not as a service or a work. */
const BENS = /^(33903[0-2]|449052|449061)/

/**
 * Returns the working days the law wants between the notice and the opening (Lei nº 14.133/2021, art. 55 and art. 75,
 * § 3º; Lei nº 13.019/2014, art. 26): an accreditation is open all the time, and an inexigibilidade has no dispute.
 */
export function prazoDaAbertura(modalidade: Modalidade, { natureza }: Pick<Objeto, 'natureza'>): number {
  switch (modalidade) {
    case 'Pregão Eletrônico':
      return BENS.test(natureza) ? 8 : 10
    case 'Concorrência':
      return 10
    case 'Chamamento Público':
      return 22
    case 'Dispensa':
      return 3
    default:
      return 0
  }
}

/**
 * Returns how each is disputed: a pregão without a contract registers prices, and one inexigibilidade in ONE_CARONA_IN
 * joins another entity's price register.
 */
const ONE_CARONA_IN = 12

export function naturezaOf(modalidade: Modalidade, hasContract: boolean, slot: number): string {
  if (modalidade === 'Pregão Eletrônico') return hasContract ? 'Eletrônico' : 'Registro de Preços'
  if (modalidade === 'Credenciamento' || modalidade === 'Chamamento Público') return 'Cred./Chamamento'
  return modalidade === 'Inexigibilidade' && slot % ONE_CARONA_IN === 0 ? 'Carona/Adesão' : 'Normal'
}

export const ATO = { contrato: 1, ata: 2 } as const

export const TIPOS_ATO: readonly (readonly [tipo: number, descricao: string])[] = [
  [ATO.contrato, 'Contrato'],
  [ATO.ata, 'Ata de Registro de Preços'],
]

export const TIPOS_CONTRATO: readonly (readonly [sigla: string, descricao: string])[] = [
  ['F', 'Fornecimento'],
  ['L', 'Locação'],
  ['O', 'Obra e serviço de engenharia'],
  ['S', 'Prestação de serviços'],
]

/** Returns the type of a contract, by the natureza of the despesa. */
export function tipoDoContrato(natureza: string): string {
  if (/^449051|^339039(16|21)/.test(natureza)) return 'O'
  if (/^3390(3303|3614|3615|3910|3912)/.test(natureza)) return 'L'
  return /^33903[0-2]|^4490/.test(natureza) ? 'F' : 'S'
}

export interface Motivacao {
  texto: string
  /** Range of the change, as a share of the original value. */
  parte: readonly [number, number]
  /** Whether the contract is extended for another year. */
  prorroga: boolean
}

export const MOTIVACOES: readonly Motivacao[] = [
  {
    texto: 'PRORROGAÇÃO DO PRAZO DE VIGÊNCIA POR DOZE MESES, MANTIDAS AS DEMAIS CLÁUSULAS',
    parte: [0, 0],
    prorroga: true,
  },
  {
    texto: 'ACRÉSCIMO DE QUANTITATIVOS DENTRO DO LIMITE DE 25% DO VALOR INICIAL',
    parte: [0.05, 0.25],
    prorroga: false,
  },
  { texto: 'SUPRESSÃO DE QUANTITATIVOS QUE DEIXARAM DE SER NECESSÁRIOS', parte: [-0.15, -0.02], prorroga: false },
  {
    texto: 'REEQUILÍBRIO ECONÔMICO-FINANCEIRO EM RAZÃO DA ALTA DE PREÇOS DOS INSUMOS',
    parte: [0.03, 0.12],
    prorroga: false,
  },
  { texto: 'ALTERAÇÃO DO ENDEREÇO DE ENTREGA, SEM MUDANÇA DE VALOR', parte: [0, 0], prorroga: false },
]
