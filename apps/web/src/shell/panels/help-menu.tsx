// Renders the help menu; pages the city has not published are left out.
import { perguntasFrequentes } from '@portal/catalog/parametros'
import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { apiUrl } from '../../api/api.ts'
import { matchRoute } from '../../routes.tsx'
import { useParametros } from '../context/contexto.tsx'
import { Glyph } from '../frame/glyph.tsx'
import styles from './help-menu.module.css'
import { closePanel, openPanel, togglePanel, useOpenPanel } from './panels.ts'
import { ExternalLink, PortalLink } from '../navigation/portal-link.tsx'
import { startTutorial } from '../tutorial/tutorial-state.ts'

const exists = (path: string): boolean => matchRoute(path) !== undefined

export function HelpMenu() {
  const parametros = useParametros()
  const open = useOpenPanel() === 'ajuda'
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (ref.current?.open) openPanel('ajuda')
  }, [])

  useEffect(() => {
    if (!open) return
    const leave = (event: Event): void => {
      const outside =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !ref.current?.contains(event.target as Node)
      if (!outside) return
      if (event instanceof KeyboardEvent) ref.current?.querySelector('summary')?.focus()
      closePanel('ajuda')
    }
    for (const type of ['keydown', 'pointerdown', 'focusin']) document.addEventListener(type, leave)
    return () => {
      for (const type of ['keydown', 'pointerdown', 'focusin']) document.removeEventListener(type, leave)
    }
  }, [open])

  const summary = (): HTMLElement | null | undefined => ref.current?.querySelector('summary')

  /**
   * Focuses the menu first: the tour's button is hidden by then, and focus returns to the menu when the tour closes.
   */
  const tour = (): void => {
    summary()?.focus()
    startTutorial()
  }

  /**
   * Toggles on click instead of on `toggle`: that event comes late, when what was chosen in the menu may already be
   * open.
   */
  const toggle = (event: MouseEvent): void => {
    event.preventDefault()
    togglePanel('ajuda')
  }

  /** Follows an opening without a click, such as the browser's find-in-page. */
  const follow = (event: SyntheticEvent<HTMLDetailsElement>): void =>
    (event.currentTarget.open ? openPanel : closePanel)('ajuda')

  return (
    <details ref={ref} className={styles.help} open={open} onToggle={follow} data-tour="ajuda">
      <summary onClick={toggle}>
        <Glyph name="help" /> Ajuda <Glyph name="down" />
      </summary>
      <ul className={styles.list}>
        <li>
          <PortalLink to="/mapa-do-site">Mapa do site</PortalLink>
        </li>
        <li>
          <ExternalLink href={apiUrl('/api/files/ajuda')}>Manual de ajuda</ExternalLink>
        </li>
        {perguntasFrequentes(parametros) && exists('/perguntas') && (
          <li>
            <PortalLink to="/perguntas">Perguntas frequentes</PortalLink>
          </li>
        )}
        <li>
          <PortalLink to="/teclas-de-atalho">Teclas de atalho</PortalLink>
        </li>
        <li className="needs-script">
          <button type="button" onClick={tour}>
            Como usar o portal
          </button>
        </li>
        {exists('/glossario') && (
          <li>
            <PortalLink to="/glossario">Glossário</PortalLink>
          </li>
        )}
      </ul>
    </details>
  )
}
