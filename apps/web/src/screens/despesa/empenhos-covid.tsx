import { empenhosCovid } from '@portal/catalog/despesa/empenhos'
import { asksForPurchases, EmpenhosList, loadEmpenhos } from './parts/empenhos-list.tsx'

export const { title, description } = empenhosCovid
export const load = loadEmpenhos(empenhosCovid, asksForPurchases)

export default function EmpenhosCovid() {
  return <EmpenhosList of={empenhosCovid} comesFromPurchases={asksForPurchases} />
}
