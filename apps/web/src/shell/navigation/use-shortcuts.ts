// Listens for the keyboard shortcuts of the portal and of its menu.
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useContexto } from '../context/contexto.tsx'
import { withEscolha } from '../../api/escolha.ts'
import { openPanel } from '../panels/panels.ts'
import { biggerText, invertColours, normalText, smallerText } from '../context/preferencias.ts'
import { addressOf } from './menu.ts'
import { allShortcuts, belongsToTyping, matches, type ShellAction } from './shortcuts.ts'

const TEXT_FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button])'

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TEXT_FIELDS))

export function useShortcuts(): void {
  const contexto = useContexto()
  const navigate = useNavigate()

  useEffect(() => {
    const go = (route: string): void => void navigate(withEscolha(route, contexto))
    const actions: Record<ShellAction, () => void> = {
      home: () => go('/'),
      search: () => openPanel('pesquisa'),
      normalText,
      biggerText,
      smallerText,
      invert: invertColours,
    }
    const shortcuts = allShortcuts(contexto.menu)
    const listen = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        belongsToTyping(event, isTextField(event.target), event.getModifierState('AltGraph'))
      )
        return
      const shortcut = shortcuts.find(({ keys }) => matches(keys, event))
      if (!shortcut) return
      event.preventDefault()
      if ('action' in shortcut.does) return actions[shortcut.does.action]()
      const address = addressOf(shortcut.does.item)
      if (address) go(address)
      else window.open(shortcut.does.item.link, '_blank', 'noopener')
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [contexto, navigate])
}
