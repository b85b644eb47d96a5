// Renders the header: crest, entity and seal, and the buttons for menu, search and e-SIC.
import { matchRoute } from '../../routes.tsx'
import { isShown } from '../navigation/menu.ts'
import { useContexto } from '../context/contexto.tsx'
import { Crest } from './crest.tsx'
import { EsicWay } from '../panels/esic-way.tsx'
import { Glyph } from './glyph.tsx'
import styles from './header.module.css'
import { PanelTrigger } from '../panels/panel-trigger.tsx'
import { PortalLink } from '../navigation/portal-link.tsx'
import { useOpenPanel } from '../panels/panels.ts'
import { SearchForm } from '../navigation/search-form.tsx'

const SEAL = '/selo'

function Seal() {
  const { configuracoes, menu } = useContexto()
  const page = matchRoute(SEAL)
  if (!configuracoes.selo) return null
  const image = <img src={configuracoes.selo} alt="Selo de qualidade da transparência" width="56" height="56" />
  if (!page || !isShown(page.route, SEAL, menu)) return <span className={styles.seal}>{image}</span>
  return (
    <PortalLink to={SEAL} className={styles.seal}>
      {image}
    </PortalLink>
  )
}

export function Header() {
  const { entidade } = useContexto()
  const searching = useOpenPanel() === 'pesquisa'
  return (
    <header className={`${styles.header} no-print`}>
      <div className={styles.inner}>
        <PortalLink to="/" className={styles.identity} data-tour="entidade">
          <Crest />
          <span className={styles.names}>
            <span>Portal da Transparência</span>
            <strong>{entidade.nome}</strong>
          </span>
        </PortalLink>
        <Seal />
        <nav className={styles.actions} id="menu" aria-label="Menu e serviços" tabIndex={-1}>
          <PanelTrigger panel="menu" to="/menu" className={styles.action} tour="menu" modal>
            <Glyph name="menu" /> Menu
          </PanelTrigger>
          <PanelTrigger panel="pesquisa" to="/pesquisa" className={styles.action} tour="pesquisa">
            <Glyph name="search" /> Pesquisar
          </PanelTrigger>
          <EsicWay className={styles.action} tour="esic">
            <Glyph name="info" /> e-SIC
          </EsicWay>
        </nav>
      </div>
      {searching && (
        <div className={styles.search}>
          <SearchForm inHeader />
        </div>
      )}
    </header>
  )
}
