// Bids, with the way into the room of each and what suppliers need.
import { licitacoes } from '@portal/catalog/contratacao/licitacoes'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { LicitacoesSomadas } from './parts/licitacoes-somadas.tsx'
import { ParaFornecedores, paraFornecedoresPaths } from './parts/para-fornecedores.tsx'
import { SalaOnline } from './parts/sala-online.tsx'

export const { title, description } = licitacoes
export const load = loadList(licitacoes, paraFornecedoresPaths)

export default function Licitacoes() {
  return (
    <>
      <ListScreen of={licitacoes} More={SalaOnline} />
      <LicitacoesSomadas />
      <ParaFornecedores />
    </>
  )
}
