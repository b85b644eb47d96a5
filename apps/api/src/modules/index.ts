// The calls of every area beyond what the catalog declares.
import { atendimento } from './atendimento/index.ts'
import { contratacao } from './contratacao/index.ts'
import { despesa } from './despesa/index.ts'
import { legislacao } from './legislacao/index.ts'
import { patrimonio } from './patrimonio/index.ts'
import { pessoal } from './pessoal/index.ts'
import { planejamento } from './planejamento/index.ts'
import { portal } from './portal/index.ts'
import { receita } from './receita/index.ts'

export const modules = [
  ...portal, ...despesa, ...receita, ...planejamento, ...contratacao, ...pessoal, ...patrimonio, ...legislacao, ...atendimento,
]
