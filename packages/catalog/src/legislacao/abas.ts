// The kinds of laws and acts, each a page of its own. Kept apart from the links, since the first screen does not need
// it.
export const ABAS_DE_LEIS = ['geral', 'pessoal', 'despesa', 'receita'] as const
export type AbaDeLeis = (typeof ABAS_DE_LEIS)[number]
