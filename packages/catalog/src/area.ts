// The parts of the city's business: the unit of ownership of tables, summaries, versions, calls and screens.
export const AREAS = [
  'despesa', 'receita', 'planejamento', 'contratacao', 'pessoal', 'patrimonio', 'legislacao', 'atendimento', 'portal',
] as const

export type AreaId = (typeof AREAS)[number]
