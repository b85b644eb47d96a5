// Screen of the site map: every page of the portal as a tree.
import type { MenuItem } from '@portal/catalog/contexto'
import { useContexto } from '../../shell/context/contexto.tsx'
import { isInMenu } from '../../shell/navigation/menu.ts'
import { MenuLink } from '../../shell/navigation/menu-link.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import styles from './mapa-do-site.module.css'

export const title = 'Mapa do site'

const pages = [
  ['/entidade', 'Sobre a entidade'],
  ['/menu', 'Menu'],
  ['/pesquisa', 'Pesquisa'],
  ['/teclas-de-atalho', 'Teclas de atalho'],
] as const

function Branch({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item, position) => (
        <li key={position}>
          <MenuLink item={item} />
          {item.subMenu.length > 0 && <Branch items={item.subMenu} />}
        </li>
      ))}
    </ul>
  )
}

export default function MapaDoSite() {
  const { menu } = useContexto()
  return (
    <>
      <PageHeader title={title} description="Todas as páginas, na ordem em que se encontram no menu." />
      <nav className={styles.tree} aria-label={title}>
        <ul>
          <li>
            <PortalLink to="/">Início</PortalLink>
            <Branch items={menu} />
          </li>
          <li>
            <span>Sobre o portal</span>
            <ul>
              {pages
                .filter(([to]) => !isInMenu(menu, to))
                .map(([to, label]) => (
                  <li key={to}>
                    <PortalLink to={to}>{label}</PortalLink>
                  </li>
                ))}
            </ul>
          </li>
        </ul>
      </nav>
    </>
  )
}
