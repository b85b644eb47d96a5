// Renders line icons in the colour and size of the text beside them; always decorative, never the only name of a
// control.
import styles from './icon.module.css'

const paths = {
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  check: 'm5 12 5 5L20 7',
  chevronDown: 'm6 9 6 6 6-6',
  chevronLeft: 'm15 6-6 6 6 6',
  chevronRight: 'm9 6 6 6-6 6',
  chevronsLeft: 'm18 6-6 6 6 6M11 6l-6 6 6 6',
  chevronsRight: 'm6 6 6 6-6 6m7-12 6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.1 1.1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.1-1.1',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm5 12 4 4',
  sortAscending: 'M12 19V5m-6 6 6-6 6 6',
  sortDescending: 'M12 5v14m-6-6 6 6 6-6',
  sortNone: 'm8 9 4-4 4 4M8 15l4 4 4-4',
  warning: 'M12 4 2.5 20h19zM12 10v4m0 3v.01',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  )
}
