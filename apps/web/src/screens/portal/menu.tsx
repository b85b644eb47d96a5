// Screen of the menu: every area and item with its subtitle.
import type { MenuItem } from '@portal/catalog/contexto'
import { useContexto } from '../../shell/context/contexto.tsx'
import { MenuLink } from '../../shell/navigation/menu-link.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import styles from './menu.module.css'
import { areaId } from './parts/area-tiles.tsx'

export const title = 'Menu'

function Items({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item, position) => (
        <li key={position}>
          <MenuLink item={item} />
          {item.subtitle && <p>{item.subtitle}</p>}
          {item.subMenu.length > 0 && <Items items={item.subMenu} />}
        </li>
      ))}
    </ul>
  )
}

export default function Menu() {
  const { menu } = useContexto()
  return (
    <>
      <PageHeader title={title} description="Todas as consultas do portal, por assunto." />
      {menu.map((area, position) => (
        <section key={position} id={areaId(position)} className={styles.area}>
          <h2>{area.route || area.link ? <MenuLink item={area} /> : area.title}</h2>
          {area.subtitle && <p>{area.subtitle}</p>}
          {area.subMenu.length > 0 && <Items items={area.subMenu} />}
        </section>
      ))}
    </>
  )
}
