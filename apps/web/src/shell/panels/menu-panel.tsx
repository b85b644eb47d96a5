// Renders the whole menu in a side panel: areas open one at a time, and each item has its subtitle.
import type { MenuItem } from '@portal/catalog/contexto'
import { useLocation } from 'react-router'
import { useContexto } from '../context/contexto.tsx'
import { Glyph } from '../frame/glyph.tsx'
import { MenuLink } from '../navigation/menu-link.tsx'
import styles from './menu-panel.module.css'
import { trailTo } from '../navigation/menu.ts'
import { PortalLink } from '../navigation/portal-link.tsx'
import { SidePanel } from './side-panel.tsx'

function Words({ item }: { item: MenuItem }) {
  return (
    <span className={styles.words}>
      <span>{item.title}</span>
      {item.subtitle && <small>{item.subtitle}</small>}
    </span>
  )
}

function Branch({ item, trail, level }: { item: MenuItem; trail: readonly MenuItem[]; level: number }) {
  if (item.subMenu.length === 0) {
    return (
      <MenuLink item={item} className={styles.item}>
        <Words item={item} />
      </MenuLink>
    )
  }
  return (
    <details name={level === 0 ? 'menu' : undefined} className={styles.branch} open={trail.includes(item)}>
      <summary className={styles.item}>
        <Words item={item} />
        <Glyph name="down" />
      </summary>
      <ul className={styles.sub}>
        {(item.route || item.link) && (
          <li>
            <MenuLink item={item} className={styles.item}>
              <Words item={{ ...item, subtitle: '' }} />
            </MenuLink>
          </li>
        )}
        {item.subMenu.map((sub, position) => (
          <li key={position}>
            <Branch item={sub} trail={trail} level={level + 1} />
          </li>
        ))}
      </ul>
    </details>
  )
}

export default function MenuPanel({ onClose }: { onClose: () => void }) {
  const { menu } = useContexto()
  const trail = trailTo(menu, useLocation().pathname)
  return (
    <SidePanel side="left" title="Menu" onClose={onClose}>
      <nav aria-label="Principal">
        <ul className={styles.list}>
          <li>
            <PortalLink to="/" className={styles.item}>
              Início
            </PortalLink>
          </li>
          {menu.map((item, position) => (
            <li key={position}>
              <Branch item={item} trail={trail} level={0} />
            </li>
          ))}
        </ul>
      </nav>
    </SidePanel>
  )
}
