// The kinds of laws and acts, each a page of its own: apart from the links, which no first screen needs.
export const ABAS_DE_LEIS = ['geral', 'pessoal', 'despesa', 'receita'] as const
export type AbaDeLeis = (typeof ABAS_DE_LEIS)[number]
