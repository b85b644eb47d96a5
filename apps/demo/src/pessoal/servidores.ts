// Generates the servants of an entity, who are also its creditors when they travel or receive an advance.
import { ENTITIES, type Entity } from '../cidade/cidade.ts'
import { personAt } from '../cidade/pessoas.ts'
import { Random, runningSums, seedOf } from '../cidade/random.ts'
import { enderecoFrom, type Fornecedor } from '../despesa/fornecedores.ts'
import { assentosDe, LUGARES_DE_ENSINO, staffedUnits } from './assentos.ts'

export interface Servidor {
  matricula: number
  nome: string
  cpf: string
  cargo: string
  lotacao: string
  secretaria: string
  unidade: string
}

const EVERYWHERE = ['AGENTE ADMINISTRATIVO', 'AGENTE ADMINISTRATIVO', 'MOTORISTA']
const times = (count: number, cargo: string): string[] => Array.from({ length: count }, () => cargo)

/** Cargos of each unidade, or of each órgão, by its code. Those of which there is one are in the seats. */
const CARGOS: Readonly<Record<string, readonly string[]>> = {
  '01': [...times(5, 'ASSESSOR PARLAMENTAR'), 'CONTADOR', 'PROCURADOR JURÍDICO', ...EVERYWHERE],
  '02': ['ASSESSOR', 'JORNALISTA', ...EVERYWHERE],
  '03': ['PROCURADOR', 'PROCURADOR', ...EVERYWHERE],
  '04': ['AUDITOR INTERNO', ...EVERYWHERE],
  '05': ['TÉCNICO EM INFORMÁTICA', 'ANALISTA DE RECURSOS HUMANOS', ...EVERYWHERE],
  '06': ['CONTADOR', 'FISCAL DE TRIBUTOS', 'TÉCNICO EM CONTABILIDADE', ...EVERYWHERE],
  '07': ['ARQUITETO', 'ENGENHEIRO CIVIL', 'TOPÓGRAFO', ...EVERYWHERE],
  '0801': ['PEDAGOGO', 'NUTRICIONISTA', ...EVERYWHERE],
  '0802': [...times(6, 'PROFESSOR'), 'MERENDEIRA', 'MERENDEIRA', 'AGENTE ADMINISTRATIVO'],
  '0803': [...times(6, 'PROFESSOR'), 'MERENDEIRA', 'MERENDEIRA', 'AGENTE ADMINISTRATIVO'],
  '0804': [...times(12, 'PROFESSOR'), 'PEDAGOGO'],
  '0805': ['MOTORISTA', 'MOTORISTA', 'MERENDEIRA', 'NUTRICIONISTA'],
  '09': ['ASSISTENTE SOCIAL', 'PSICÓLOGO', 'EDUCADOR SOCIAL', ...EVERYWHERE],
  '10': ['OPERADOR DE MÁQUINAS', 'ENGENHEIRO CIVIL', 'MESTRE DE OBRAS', 'MOTORISTA', ...EVERYWHERE],
  '11': ['ENGENHEIRO AGRÔNOMO', 'MÉDICO VETERINÁRIO', 'TÉCNICO AGRÍCOLA', ...EVERYWHERE],
  '12': ['AGENTE CULTURAL', 'BIBLIOTECÁRIO', 'TURISMÓLOGO', ...EVERYWHERE],
  '13': ['PROFESSOR DE EDUCAÇÃO FÍSICA', 'TÉCNICO DESPORTIVO', ...EVERYWHERE],
  '14': ['AGENTE DE DESENVOLVIMENTO', ...EVERYWHERE],
  '15': ['GUARDA MUNICIPAL', 'GUARDA MUNICIPAL', 'AGENTE DE TRÂNSITO', ...EVERYWHERE],
  '16': [
    'MOTORISTA',
    'ENFERMEIRO',
    'TÉCNICO DE ENFERMAGEM',
    'TÉCNICO DE ENFERMAGEM',
    'AGENTE DE SAÚDE',
    'AGENTE DE SAÚDE',
    'MÉDICO',
    'FARMACÊUTICO',
    'AGENTE DE ENDEMIAS',
    ...EVERYWHERE,
  ],
  '20': [
    'ENCANADOR',
    'ENCANADOR',
    'OPERADOR DE ESTAÇÃO DE TRATAMENTO',
    'QUÍMICO',
    'ENGENHEIRO SANITARISTA',
    'LEITURISTA',
    ...EVERYWHERE,
  ],
}

const FIRST_MATRICULA = 1001
const FIRST_SERVANT_CREDITOR = 1_000_000

export const matriculaOf = (index: number): number => FIRST_MATRICULA + index
export const credorOf = (index: number): number => FIRST_SERVANT_CREDITOR + matriculaOf(index)

/** Returns whether the cargo has a larger travel allowance. */
export const isChief = (cargo: string): boolean =>
  /^(PREFEITO|VICE-PREFEITO|SECRETÁRIO|VEREADOR|DIRETOR|CHEFE|PROCURADOR|CONTROLADOR)/.test(cargo)

export const isDriver = (cargo: string): boolean => cargo === 'MOTORISTA'

const payrolls = new Map<number, readonly number[]>()

/** Returns the running sums of what the unidades with a payroll pay, in their order. */
function payrollSums(entity: Entity): readonly number[] {
  let sums = payrolls.get(entity.entidade)
  if (!sums) {
    const acoes = entity.orcamento?.acoes ?? []
    sums = runningSums(
      staffedUnits(entity).map((unit) =>
        acoes.reduce((sum, { unidade, folha }) => sum + (unidade === unit ? folha : 0), 0),
      ),
    )
    payrolls.set(entity.entidade, sums)
  }
  return sums
}

/** Returns the servant with this index: who has the seat, or else one of the unidade given, or of a random one. */
export function servidorAt(entity: Entity, index: number, asked?: string): Servidor {
  const { nome, cpf } = personAt('servidor', entity.entidade * 1_000_000 + index)
  const random = new Random(seedOf('servidor', entity.entidade, index))
  const picked = staffedUnits(entity)[random.weighted(payrollSums(entity))] as string
  const seat = assentosDe(entity).get(index)
  const unidade = seat?.unidade ?? asked ?? picked
  const unit = entity.orcamento?.unidades[unidade] ?? ''
  const escolas = LUGARES_DE_ENSINO.find(([words]) => words.test(unit))?.[1] ?? [unit]
  const lotacao = seat ? (seat.lotacao ?? unit) : (escolas[index % escolas.length] as string)
  const orgao = unidade.slice(0, 2)
  return {
    matricula: matriculaOf(index),
    nome: seat?.nome ?? nome,
    cpf,
    cargo: seat?.cargo ?? random.pick(CARGOS[unidade] ?? CARGOS[orgao] ?? EVERYWHERE),
    lotacao,
    secretaria: entity.orcamento?.orgaos[orgao] ?? lotacao,
    unidade,
  }
}

/** Returns the indexes of those who are there from the first day to the last: who travels, and who has a seat. */
export const indexesOf = (entity: Entity, servidores: number): number[] => [
  ...Array.from({ length: servidores }, (_, index) => index),
  ...[...assentosDe(entity).keys()].filter((index) => index >= servidores),
]

const found = new Map<string, readonly Servidor[]>()

/** Returns the servants of an entity whose cargo is of a trade; where it has none, those of the Prefeitura. */
export function servantsWho(entity: Entity, trade: RegExp, servidores: number): readonly Servidor[] {
  const key = `${entity.entidade} ${trade.source} ${servidores}`
  let who = found.get(key)
  if (!who) {
    who = indexesOf(entity, servidores)
      .map((index) => servidorAt(entity, index))
      .filter(({ cargo }) => trade.test(cargo))
    const prefeitura = ENTITIES[0] as Entity
    if (who.length === 0 && entity !== prefeitura) who = servantsWho(prefeitura, trade, 0)
    found.set(key, who)
  }
  return who
}

export function servidorAsCredor(entity: Entity, index: number): Fornecedor {
  const { nome, cpf } = servidorAt(entity, index)
  return { nome, cnpjCpf: cpf, ...enderecoFrom(new Random(seedOf('endereco', entity.entidade, index)), true) }
}
