import { comprasDiretaItens } from '@portal/catalog/despesa/compras-direta-itens'
import { always, EmpenhosList, loadEmpenhos } from './parts/empenhos-list.tsx'

export const { title, description } = comprasDiretaItens
export const load = loadEmpenhos(comprasDiretaItens, always)

export default function ComprasDiretaItens() {
  return <EmpenhosList of={comprasDiretaItens} comesFromPurchases={always} />
}
