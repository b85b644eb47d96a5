// The React tree of the portal, the same on the server and in the browser; only the router around it differs.
import type { ContextoInicial } from '@portal/catalog/contexto'
import type { Dados } from './route-module.ts'
import { ContextoProvider } from './shell/context/contexto.tsx'
import { DadosProvider } from './shell/context/dados.tsx'
import { NotasProvider, type NotasDaPagina } from './shell/context/notas.tsx'
import { MaintenancePage } from './shell/notices/maintenance-page.tsx'
import { useMaintenance } from './api/maintenance.ts'
import { part } from './shell/frame/overlays.tsx'
import { Shell } from './shell/frame/shell.tsx'

/** The e-SIC panel is passed to the shell as a prop, because its forms belong to an area. */
const EsicPanel = part(() => import('./screens/atendimento/parts/esic-panel.tsx'))

/** The initial data the server writes in the page for the browser. */
export interface Start {
  contexto: ContextoInicial
  dados: Dados
  notas: NotasDaPagina
  manutencao: boolean
}

export function App({ contexto, dados, notas, manutencao }: Start) {
  const maintenance = useMaintenance()
  return (
    <ContextoProvider value={contexto}>
      <DadosProvider value={dados}>
        <NotasProvider value={notas}>
          {manutencao || maintenance ? <MaintenancePage reloads={manutencao} /> : <Shell EsicPanel={EsicPanel} />}
        </NotasProvider>
      </DadosProvider>
    </ContextoProvider>
  )
}
