// Collects everything the portal declares about itself.
import type { Area } from '../area.ts'
import { certidoes, glossario, linksUteis, linksUteisDeQualquerTipo, perguntas } from './ajuda.ts'
import { entradas, historiaDeclarada, saidas } from './historia.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { privacidadeFeature } from './privacidade.ts'

export const portal: Area = {
  id: 'portal',
  features: [privacidadeFeature],
  lists: [perguntas, entradas, saidas],
  calls: [...historiaDeclarada, glossario, linksUteis, linksUteisDeQualquerTipo, certidoes],
  menu,
  notas,
}
