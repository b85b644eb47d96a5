// Collects everything the area of planning declares.
import type { Area } from '../area.ts'
import { avaliacaoPpa, programasDoPpa } from './avaliacao-ppa.ts'
import { creditosAdicionais } from './creditosadicionais.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { documentosDoOrcamento } from './orcamento.ts'

export const planejamento: Area = {
  id: 'planejamento',
  lists: [creditosAdicionais, avaliacaoPpa, programasDoPpa],
  calls: [documentosDoOrcamento],
  menu,
  notas,
}
