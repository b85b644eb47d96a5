// Banks by their clearing code.
export const BANCOS: readonly (readonly [codigo: string, nome: string])[] = [
  ['001', 'BANCO DO BRASIL S.A.'],
  ['104', 'CAIXA ECONÔMICA FEDERAL'],
  ['748', 'BANCO COOPERATIVO SICREDI S.A.'],
  ['756', 'BANCO COOPERATIVO SICOOB S.A.'],
  ['341', 'ITAÚ UNIBANCO S.A.'],
  ['237', 'BANCO BRADESCO S.A.'],
  ['033', 'BANCO SANTANDER (BRASIL) S.A.'],
  ['077', 'BANCO INTER S.A.'],
  ['133', 'CRESOL CONFEDERAÇÃO'],
  ['085', 'AILOS SISTEMA DE COOPERATIVAS'],
]

/** Weight of each bank among the accounts of suppliers, in the same order. */
export const BANCOS_PESOS = [26, 20, 16, 11, 8, 7, 5, 3, 2, 2]
