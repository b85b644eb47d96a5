import { paginaDeLiquidacoes } from '@portal/catalog/despesa/liquidacoes'
import { LiquidacoesAbas, liquidacoesModule } from './parts/liquidacoes-abas.tsx'

export const { title, description, load } = liquidacoesModule(paginaDeLiquidacoes)

export default function Liquidacoes() {
  return <LiquidacoesAbas paginaOf={paginaDeLiquidacoes} />
}
