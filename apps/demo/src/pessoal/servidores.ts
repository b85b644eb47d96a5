// Generates the servants of an entity, who are also its creditors when they travel or receive an advance.
import type { Entity } from '../cidade/cidade.ts'
import { personAt } from '../cidade/pessoas.ts'
import { Random, seedOf } from '../cidade/random.ts'
import { enderecoFrom, type Fornecedor } from '../despesa/fornecedores.ts'

export interface Servidor {
  matricula: number
  nome: string
  cpf: string
  cargo: string
  lotacao: string
  secretaria: string
  unidade: string
}

/** Cargos of each órgão, by its code; drivers and clerks work in all. */
const CARGOS: Readonly<Record<string, readonly string[]>> = {
  '01': ['VEREADOR', 'VEREADOR', 'ASSESSOR PARLAMENTAR', 'CONTADOR', 'PROCURADOR JURÍDICO', 'DIRETOR DA CÂMARA'],
  '02': ['ASSESSOR', 'CHEFE DE GABINETE', 'JORNALISTA'],
  '03': ['PROCURADOR', 'PROCURADOR'],
  '04': ['AUDITOR INTERNO', 'OUVIDOR'],
  '05': ['TÉCNICO EM INFORMÁTICA', 'PREGOEIRO', 'ANALISTA DE RECURSOS HUMANOS'],
  '06': ['CONTADOR', 'FISCAL DE TRIBUTOS', 'TESOUREIRO'],
  '07': ['ARQUITETO', 'ENGENHEIRO CIVIL', 'TOPÓGRAFO'],
  '08': [
    ...Array.from({ length: 9 }, () => 'PROFESSOR'),
    'DIRETOR DE ESCOLA',
    'PEDAGOGO',
    'NUTRICIONISTA',
    'MERENDEIRA',
    'MERENDEIRA',
    'MOTORISTA',
  ],
  '09': ['ASSISTENTE SOCIAL', 'PSICÓLOGO', 'EDUCADOR SOCIAL', 'CONSELHEIRO TUTELAR'],
  '10': ['OPERADOR DE MÁQUINAS', 'ENGENHEIRO CIVIL', 'MESTRE DE OBRAS', 'MOTORISTA'],
  '11': ['ENGENHEIRO AGRÔNOMO', 'MÉDICO VETERINÁRIO', 'TÉCNICO AGRÍCOLA'],
  '12': ['AGENTE CULTURAL', 'BIBLIOTECÁRIO', 'TURISMÓLOGO'],
  '13': ['PROFESSOR DE EDUCAÇÃO FÍSICA', 'TÉCNICO DESPORTIVO', 'MOTORISTA'],
  '14': ['AGENTE DE DESENVOLVIMENTO'],
  '15': ['GUARDA MUNICIPAL', 'AGENTE DE TRÂNSITO'],
  '16': [
    'MOTORISTA',
    'MOTORISTA',
    'ENFERMEIRO',
    'TÉCNICO DE ENFERMAGEM',
    'TÉCNICO DE ENFERMAGEM',
    'AGENTE DE SAÚDE',
    'AGENTE DE SAÚDE',
    'MÉDICO',
    'FARMACÊUTICO',
    'AGENTE DE ENDEMIAS',
  ],
  '20': ['ENCANADOR', 'OPERADOR DE ESTAÇÃO DE TRATAMENTO', 'QUÍMICO', 'ENGENHEIRO SANITARISTA', 'LEITURISTA'],
}
const EVERYWHERE = ['AGENTE ADMINISTRATIVO', 'AGENTE ADMINISTRATIVO', 'MOTORISTA', 'DIRETOR DE DEPARTAMENTO']

/** Workplaces by unidade: teachers work at a school, not at the fund that pays them. */
const ESCOLAS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /FUNDEB|ENSINO FUNDAMENTAL/,
    ['DO CENTRO', 'VILA OPERÁRIA', 'JARDIM PRIMAVERA', 'RURAL DO ARROIO', 'PROFESSORA DALVA', 'MONTE ALTO'].map(
      (nome) => `ESCOLA MUNICIPAL ${nome}`,
    ),
  ],
  [/EDUCAÇÃO INFANTIL/, ['CRIANÇA FELIZ', 'PEQUENO SABER', 'CANTINHO DO SOL'].map((nome) => `CMEI ${nome}`)],
]

const FIRST_MATRICULA = 1001
const FIRST_SERVANT_CREDITOR = 1_000_000

export const matriculaOf = (index: number): number => FIRST_MATRICULA + index
export const credorOf = (index: number): number => FIRST_SERVANT_CREDITOR + matriculaOf(index)

/** Returns whether the cargo has a larger travel allowance. */
export const isChief = (cargo: string): boolean => /^(SECRETÁRIO|VEREADOR|DIRETOR|CHEFE|PROCURADOR)/.test(cargo)

export const isDriver = (cargo: string): boolean => cargo === 'MOTORISTA'

/** One in so many servants of a secretaria is a secretário: each has one, and few have more. */
const ONE_SECRETARY_IN = 80

const staffed = new Map<number, readonly string[]>()

/** Returns the unidades that have a payroll. */
function staffedUnits({ entidade, orcamento }: Entity): readonly string[] {
  let units = staffed.get(entidade)
  if (!units) {
    units = [...new Set(orcamento?.acoes.filter(({ folha }) => folha > 0).map(({ unidade }) => unidade))]
    staffed.set(entidade, units)
  }
  return units
}

/** Returns the servant with this index, in the unidade given or in a random one. */
export function servidorAt(entity: Entity, index: number, asked?: string): Servidor {
  const { nome, cpf } = personAt('servidor', entity.entidade * 1_000_000 + index)
  const random = new Random(seedOf('servidor', entity.entidade, index))
  const picked = random.pick(staffedUnits(entity))
  const unidade = asked ?? picked
  const unit = entity.orcamento?.unidades[unidade] ?? ''
  const escolas = ESCOLAS.find(([words]) => words.test(unit))?.[1] ?? [unit]
  const lotacao = escolas[index % escolas.length] as string
  const orgao = unidade.slice(0, 2)
  const secretaria = entity.orcamento?.orgaos[orgao] ?? lotacao
  const trades = [...(CARGOS[orgao] ?? []), ...EVERYWHERE]
  const cargo =
    secretaria.startsWith('SECRETARIA') && random.int(1, ONE_SECRETARY_IN) === 1
      ? 'SECRETÁRIO MUNICIPAL'
      : random.pick(trades)
  return { matricula: matriculaOf(index), nome, cpf, cargo, lotacao, secretaria, unidade }
}

export function servidorAsCredor(entity: Entity, index: number): Fornecedor {
  const { nome, cpf } = servidorAt(entity, index)
  return { nome, cnpjCpf: cpf, ...enderecoFrom(new Random(seedOf('endereco', entity.entidade, index)), true) }
}
