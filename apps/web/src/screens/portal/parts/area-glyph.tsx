// Renders the icon of an area, by its name in the menu; nothing for an unknown name.
import styles from './area-glyph.module.css'

const paths: Readonly<Record<string, string>> = {
  ajuda: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.5v.4m0 3.1v.01',
  busca: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm5 12 4 4',
  despesa: 'M3 7h18v11H3zm9 2.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 12.5h.01m11.99 0h.01',
  documento: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6m-6 4h6',
  entidade: 'M3 10l9-6 9 6M5 10v8m4.7-8v8m4.6-8v8M19 10v8M3 21h18',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.1 1.1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.1-1.1',
  mapa: 'M9 4 3 6.5v13.5l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20',
  pessoas:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9c0-3.5 2.5-6 6-6s6 2.5 6 6m1-9a3.5 3.5 0 0 0 0-7m2.5 ' +
    '10.5c1.6 1 2.5 3 2.5 5.5',
  receita: 'M4 19h16M6 15l4-5 4 3 5-7m0 0h-4m4 0v4',
  teclado: 'M3 7h18v10H3zm3 3.5h.01m3.99 0h.01m3.99 0h.01m3.99 0h.01M7 14h10',
}

export function AreaGlyph({ name }: { name: string | undefined }) {
  const path = name && paths[name]
  if (!path) return null
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
