// Help: the pages that explain the portal; what the city has not published yet is not offered.
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

  /** Its own button is folded away by then: the menu it is in takes the focus back. */
  const tour = (): void => {
    summary()?.focus()
    startTutorial()
  }

  /** At once: the browser tells of what it unfolds only later, when what was chosen in it may already be open. */
  const toggle = (event: MouseEvent): void => {
    event.preventDefault()
    togglePanel('ajuda')
  }

  /** What unfolds without a click: a word found in it by the browser's own search. */
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
