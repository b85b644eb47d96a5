// Renders the pages of laws and acts as tabs; each opens in its initial state, without the filters of the previous one.
import { PAGINAS_DE_LEIS, type PaginaDeLeis } from '@portal/catalog/legislacao/leiseatos'
import { matchRoute } from '../../../routes.tsx'
import { isShown } from '../../../shell/navigation/menu.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import buttons from '../../../ui/button.module.css'
import styles from './legislacao.module.css'

export function AbasDeLeis({ active }: { active: PaginaDeLeis }) {
  const { menu } = useContexto()
  const shown = PAGINAS_DE_LEIS.filter(({ list: { path } }) => {
    const match = matchRoute(path)
    return match !== undefined && isShown(match.route, path, menu)
  })
  if (shown.length < 2) return null
  return (
    <nav aria-label="Leis e atos" className={`${styles.tabs} no-print`}>
      {shown.map((pagina) => (
        <PortalLink
          key={pagina.aba}
          to={pagina.list.path}
          className={pagina === active ? buttons.primary : buttons.secondary}
          aria-current={pagina === active ? 'page' : undefined}
        >
          {pagina.label}
        </PortalLink>
      ))}
    </nav>
  )
}
