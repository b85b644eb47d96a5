// Screen of the bids against the pandemic, with the link to each online room and the information for suppliers.
import { licitacoesCovid } from '@portal/catalog/contratacao/licitacoes'
import { loadList } from '../../list/state/load-list.ts'
import { comTrecho, LICITACAO_ACHADA } from './parts/com-trecho.tsx'
import { ParaFornecedores, paraFornecedoresPaths } from './parts/para-fornecedores.tsx'
import { SalaOnline } from './parts/sala-online.tsx'

export const { title, description } = licitacoesCovid
export const load = loadList(licitacoesCovid, paraFornecedoresPaths)

const Lista = comTrecho(licitacoesCovid, LICITACAO_ACHADA, SalaOnline)

export default function LicitacoesCovid() {
  return (
    <>
      <Lista />
      <ParaFornecedores />
    </>
  )
}
