// The calls of every area beyond its lists.
import { atendimento } from './atendimento/index.ts'
import { contratacao } from './contratacao/index.ts'
import { despesa } from './despesa/index.ts'
import { portal } from './portal/index.ts'

export const modules = [...portal, ...despesa, ...contratacao, ...atendimento]
