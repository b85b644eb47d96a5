// Bids, with the way into the room of each and what suppliers need.
import { licitacoes } from '@portal/catalog/contratacao/licitacoes'
import type { List, Row } from '@portal/kit/list'
import { useSearchParams } from 'react-router'
import { ListScreen } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { LicitacoesSomadas } from './parts/licitacoes-somadas.tsx'
import { ParaFornecedores, paraFornecedoresPaths } from './parts/para-fornecedores.tsx'
import { SalaOnline } from './parts/sala-online.tsx'
import { Trecho } from './parts/trecho.tsx'

export const { title, description } = licitacoes
export const load = loadList(licitacoes, paraFornecedoresPaths)

/** Where a word found each is worth more than how it is disputed. */
const comTrecho: List = { ...licitacoes, columns: ['displayLicitacao', 'descricao', 'objeto', 'dataAbertura', 'totalVencido'] }

function SalaETrecho({ row }: { row: Row }) {
  return (
    <>
      <Trecho row={row} />
      <SalaOnline row={row} />
    </>
  )
}

export default function Licitacoes() {
  const [search] = useSearchParams()
  return (
    <>
      {search.get('palavraChave') ? <ListScreen of={comTrecho} More={SalaETrecho} /> : <ListScreen of={licitacoes} More={SalaOnline} />}
      <LicitacoesSomadas />
      <ParaFornecedores />
    </>
  )
}
