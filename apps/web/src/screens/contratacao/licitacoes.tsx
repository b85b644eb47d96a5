// Screen of bids, with the link to each online room and the information for suppliers.
import { licitacoes } from '@portal/catalog/contratacao/licitacoes'
import { loadList } from '../../list/state/load-list.ts'
import { comTrecho, LICITACAO_ACHADA } from './parts/com-trecho.tsx'
import { LicitacoesSomadas } from './parts/licitacoes-somadas.tsx'
import { ParaFornecedores, paraFornecedoresPaths } from './parts/para-fornecedores.tsx'
import { SalaOnline } from './parts/sala-online.tsx'

export const { title, description } = licitacoes
export const load = loadList(licitacoes, paraFornecedoresPaths)

const Lista = comTrecho(licitacoes, LICITACAO_ACHADA, SalaOnline)

export default function Licitacoes() {
  return (
    <>
      <Lista />
      <LicitacoesSomadas />
      <ParaFornecedores />
    </>
  )
}
