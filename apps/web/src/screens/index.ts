// Declares the routes with a screen of their own, by area; every other list and record of the catalog gets a derived
// screen.
import type { Route } from '../route.ts'
import { atendimento } from './atendimento/index.ts'
import { contratacao } from './contratacao/index.ts'
import { despesa } from './despesa/index.ts'
import { legislacao } from './legislacao/index.ts'
import { patrimonio } from './patrimonio/index.ts'
import { pessoal } from './pessoal/index.ts'
import { planejamento } from './planejamento/index.ts'
import { portal } from './portal/index.ts'
import { receita } from './receita/index.ts'

export const written: readonly Route[] = [
  ...portal,
  ...atendimento,
  ...despesa,
  ...receita,
  ...planejamento,
  ...contratacao,
  ...pessoal,
  ...patrimonio,
  ...legislacao,
]
