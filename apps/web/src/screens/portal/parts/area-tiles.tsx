// Renders the menu as tiles: each area with its first items, and a link to the rest.
import type { MenuItem } from '@portal/catalog/contexto'
import { MenuLink } from '../../../shell/navigation/menu-link.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { AreaGlyph } from './area-glyph.tsx'
import styles from './area-tiles.module.css'

const SHOWN = 6

/** Returns the anchor of an area in the menu page. */
export const areaId = (position: number): string => `area-${position + 1}`

function Tile({ item, position }: { item: MenuItem; position: number }) {
  const more = item.subMenu.length - SHOWN
  return (
    <li className={styles.tile}>
      <AreaGlyph name={item.image} />
      <h2>{item.route || item.link ? <MenuLink item={item} /> : item.title}</h2>
      {item.subtitle && <p>{item.subtitle}</p>}
      {item.subMenu.length > 0 && (
        <ul className={styles.items}>
          {item.subMenu.slice(0, SHOWN).map((sub, index) => (
            <li key={index}>
              <MenuLink item={sub} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <PortalLink to={`/menu#${areaId(position)}`} className={styles.more}>
          Mais {more} em {item.title}
        </PortalLink>
      )}
    </li>
  )
}

export function AreaTiles({ menu }: { menu: readonly MenuItem[] }) {
  return (
    <ul className={styles.tiles}>
      {menu.map((item, position) => (
        <Tile key={position} item={item} position={position} />
      ))}
    </ul>
  )
}
