// Collects the calls of every area that the catalog does not declare.
import type { Pool } from '@portal/db/pool'
import { atendimento, forgotten } from './atendimento/index.ts'
import { contratacao } from './contratacao/index.ts'
import { despesa } from './despesa/index.ts'
import { legislacao } from './legislacao/index.ts'
import { pessoal } from './pessoal/index.ts'
import { planejamento } from './planejamento/index.ts'
import { portal } from './portal/index.ts'

export const modules = [
  ...portal,
  ...despesa,
  ...planejamento,
  ...contratacao,
  ...pessoal,
  ...legislacao,
  ...atendimento,
]

/** Clean-up work run every hour, by one process. */
export const cleaned: readonly ((pool: Pool) => Promise<unknown>)[] = [...forgotten]
