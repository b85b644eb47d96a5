// Declares the routes of the area.
import { item, sameAddress, under, type InYear, type Route } from '../../route.ts'

/** Returns the address of a good in another year; the good is the same in every year. */
const mesmoBem: InYear = ({ pathname, searchParams }) => {
  const there = new URLSearchParams(searchParams)
  for (const name of ['entidade', 'exercicio']) there.delete(name)
  return `${pathname}?${there}`
}

export const patrimonio: readonly Route[] = [
  item('/patrimonio', 'patrimonio/patrimonio'),
  under('/patrimonio', '/patrimonio/detalhes', 'patrimonio/patrimonio-detalhes', mesmoBem),
  item('/veiculos', 'patrimonio/veiculos'),
  item('/almoxarifado/consumo', 'patrimonio/almoxarifado-consumo'),
  item('/almoxarifado/posicao', 'patrimonio/almoxarifado-posicao'),
  under('/almoxarifado/posicao', '/almoxarifado/:centroCusto/:item', 'patrimonio/almoxarifado-item', sameAddress),
]
