// Generates the places of goods in the demo city: each secretaria, its buildings and their rooms.
import type { Rows } from '@portal/data/package/rows'
import type { Entity } from '../cidade/cidade.ts'

const SALAS = ['RECEPÇÃO', 'SALA ADMINISTRATIVA', 'SALA DE ATENDIMENTO', 'DEPÓSITO'] as const

/** Places of an entity; `salas` has the rooms of each unidade, by its code. */
export interface Locais {
  rows: Rows['local_bem'][]
  salas: ReadonlyMap<string, readonly number[]>
  /** The unidades themselves, in the order of the cost centres. */
  unidades: readonly number[]
}

export function locaisOf({ entidade, orcamento }: Entity): Locais {
  const rows: Rows['local_bem'][] = []
  const salas = new Map<string, number[]>()
  const unidades: number[] = []
  const put = (local: Omit<Rows['local_bem'], 'entidade' | 'local_bem'>): number =>
    rows.push({ entidade, local_bem: rows.length + 1, ...local })
  const orgaos = new Map(
    Object.entries(orcamento?.orgaos ?? {}).map(([codigo, descricao]) => [
      codigo,
      put({ descricao, descricao_nivel: 'Secretaria' }),
    ]),
  )
  for (const [codigo, descricao] of Object.entries(orcamento?.unidades ?? {})) {
    const unidade = put({ descricao, descricao_nivel: 'Unidade', local_superior: orgaos.get(codigo.slice(0, 2)) })
    unidades.push(unidade)
    salas.set(
      codigo,
      SALAS.map((sala) => put({ descricao: sala, descricao_nivel: 'Sala', local_superior: unidade })),
    )
  }
  return { rows, salas, unidades }
}
