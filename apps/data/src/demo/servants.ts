// Invents the public servants of an entity, who are also its creditors when they travel or receive an advance.
import type { Entity } from './city.ts'
import { personAt } from './people.ts'
import { Random, seedOf } from './random.ts'
import { enderecoFrom, type Supplier } from './suppliers.ts'

export interface Servant {
  matricula: number
  nome: string
  cpf: string
  cargo: string
  lotacao: string
  secretaria: string
}

const CARGOS = {
  geral: ['AGENTE ADMINISTRATIVO', 'MOTORISTA', 'CONTADOR', 'ENGENHEIRO CIVIL', 'TÉCNICO EM INFORMÁTICA', 'ASSISTENTE SOCIAL', 'PROFESSOR', 'DIRETOR DE DEPARTAMENTO', 'SECRETÁRIO MUNICIPAL', 'ASSESSOR', 'FISCAL DE TRIBUTOS', 'GUARDA MUNICIPAL', 'NUTRICIONISTA', 'OPERADOR DE MÁQUINAS', 'PROCURADOR'],
  saude: ['MOTORISTA', 'MOTORISTA', 'ENFERMEIRO', 'TÉCNICO DE ENFERMAGEM', 'MÉDICO', 'AGENTE DE ENDEMIAS', 'FARMACÊUTICO', 'DIRETOR DE DEPARTAMENTO', 'AGENTE ADMINISTRATIVO', 'PSICÓLOGO'],
  legislativo: ['VEREADOR', 'VEREADOR', 'ASSESSOR PARLAMENTAR', 'ASSESSOR PARLAMENTAR', 'CONTADOR', 'PROCURADOR JURÍDICO', 'AGENTE LEGISLATIVO', 'DIRETOR DA CÂMARA', 'MOTORISTA'],
  agua: ['ENCANADOR', 'OPERADOR DE ESTAÇÃO DE TRATAMENTO', 'QUÍMICO', 'ENGENHEIRO SANITARISTA', 'AGENTE ADMINISTRATIVO', 'LEITURISTA', 'DIRETOR DO SAAE', 'MOTORISTA'],
} as const

const FIRST_MATRICULA = 1001
const FIRST_SERVANT_CREDITOR = 1_000_000

export const matriculaOf = (index: number): number => FIRST_MATRICULA + index
export const creditorOf = (index: number): number => FIRST_SERVANT_CREDITOR + matriculaOf(index)

/** Whoever carries these titles travels with a larger allowance. */
export const isChief = (cargo: string): boolean => /^(SECRETÁRIO|VEREADOR|DIRETOR|PROCURADOR)/.test(cargo)

export function servantAt(entity: Entity, index: number): Servant {
  const { nome, cpf } = personAt('servidor', entity.entidade * 1_000_000 + index)
  const random = new Random(seedOf('servidor', entity.entidade, index))
  const unidades = Object.entries(entity.orcamento?.unidades ?? {})
  const [unidade, lotacao] = random.pick(unidades)
  const secretaria = entity.orcamento?.orgaos[unidade.slice(0, 2)] ?? lotacao
  return { matricula: matriculaOf(index), nome, cpf, cargo: random.pick(CARGOS[trade(entity)]), lotacao, secretaria }
}

function trade({ tipo, entidade }: Entity): keyof typeof CARGOS {
  if (tipo === 'L') return 'legislativo'
  if (tipo === 'A') return 'agua'
  return entidade === 1 ? 'geral' : 'saude'
}

export function servantAsCreditor(entity: Entity, index: number): Supplier {
  const { nome, cpf } = servantAt(entity, index)
  return { nome, cnpjCpf: cpf, ...enderecoFrom(new Random(seedOf('endereco', entity.entidade, index)), true) }
}
