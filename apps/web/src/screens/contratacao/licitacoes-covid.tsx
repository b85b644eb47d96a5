// The bids made against the pandemic, with the way into the room of each and what suppliers need.
import { licitacoesCovid } from '@portal/catalog/contratacao/licitacoes'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { ParaFornecedores, paraFornecedoresPaths } from './parts/para-fornecedores.tsx'
import { SalaOnline } from './parts/sala-online.tsx'

export const { title, description } = licitacoesCovid
export const load = loadList(licitacoesCovid, paraFornecedoresPaths)

export default function LicitacoesCovid() {
  return (
    <>
      <ListScreen of={licitacoesCovid} More={SalaOnline} />
      <ParaFornecedores />
    </>
  )
}
