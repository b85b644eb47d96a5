import { paginaDeLiquidacoesCovid } from '@portal/catalog/despesa/liquidacoes'
import { LiquidacoesAbas, liquidacoesModule } from './parts/liquidacoes-abas.tsx'

export const { title, description, load } = liquidacoesModule(paginaDeLiquidacoesCovid)

export default function LiquidacoesCovid() {
  return <LiquidacoesAbas paginaOf={paginaDeLiquidacoesCovid} />
}
