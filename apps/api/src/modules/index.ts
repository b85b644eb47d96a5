// The calls of every area beyond what the catalog declares.
import { atendimento } from './atendimento/index.ts'
import { despesa } from './despesa/index.ts'
import { legislacao } from './legislacao/index.ts'
import { pessoal } from './pessoal/index.ts'
import { planejamento } from './planejamento/index.ts'
import { portal } from './portal/index.ts'
import { receita } from './receita/index.ts'

export const modules = [...portal, ...despesa, ...receita, ...planejamento, ...pessoal, ...legislacao, ...atendimento]
