// Declares the routes of the area.
import { item, type Route } from '../../route.ts'

export const planejamento: readonly Route[] = [
  item('/orcamento', 'planejamento/orcamento'),
  item('/avaliacao-ppa', 'planejamento/avaliacao-ppa'),
]
