import { empenhos } from '@portal/catalog/despesa/empenhos'
import { asksForPurchases, EmpenhosList, loadEmpenhos } from './parts/empenhos-list.tsx'

export const { title, description } = empenhos
export const load = loadEmpenhos(empenhos, asksForPurchases)

export default function Empenhos() {
  return <EmpenhosList of={empenhos} comesFromPurchases={asksForPurchases} />
}
