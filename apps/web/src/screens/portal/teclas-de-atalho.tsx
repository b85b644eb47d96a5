// Screen of the keyboard shortcuts: the portal's own and those of the menu.
import { Fragment } from 'react'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { allShortcuts } from '../../shell/navigation/shortcuts.ts'
import styles from './teclas-de-atalho.module.css'

export const title = 'Teclas de atalho'

const names: Readonly<Record<string, string>> = { ctrl: 'Ctrl', alt: 'Alt', shift: 'Shift', home: 'Home', end: 'End' }
const nameOf = (key: string): string => names[key] ?? key.toUpperCase()

export default function TeclasDeAtalho() {
  const { menu } = useContexto()
  return (
    <>
      <PageHeader
        title={title}
        description="Para usar o portal sem o mouse. Num campo de texto, as teclas que escrevem continuam escrevendo."
      />
      <table className={styles.table}>
        <caption className="visually-hidden">Teclas de atalho e o que fazem</caption>
        <thead>
          <tr>
            <th scope="col">Ação</th>
            <th scope="col">Teclas</th>
          </tr>
        </thead>
        <tbody>
          {allShortcuts(menu).map(({ keys, label }) => (
            <tr key={keys}>
              <th scope="row">{label}</th>
              <td>
                {keys.split('+').map((key, position) => (
                  <Fragment key={key}>
                    {position > 0 && ' + '}
                    <kbd>{nameOf(key)}</kbd>
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
