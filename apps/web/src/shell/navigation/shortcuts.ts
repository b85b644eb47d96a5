// Keyboard shortcuts: the portal's own, and those of menu items, written as 'ctrl+alt+home'.
import type { MenuItem } from '@portal/catalog/contexto'
import { flattenMenu } from './menu.ts'

export type ShellAction = 'home' | 'search' | 'normalText' | 'biggerText' | 'smallerText' | 'invert'

export interface Shortcut {
  readonly keys: string
  readonly label: string
  readonly does: { readonly action: ShellAction } | { readonly item: MenuItem }
}

export const shellShortcuts: readonly Shortcut[] = [
  { keys: 'ctrl+alt+home', label: 'Página inicial', does: { action: 'home' } },
  { keys: 'ctrl+alt+end', label: 'Pesquisa', does: { action: 'search' } },
  { keys: 'alt+1', label: 'Texto normal', does: { action: 'normalText' } },
  { keys: 'alt+2', label: 'Aumentar texto', does: { action: 'biggerText' } },
  { keys: 'alt+3', label: 'Diminuir texto', does: { action: 'smallerText' } },
  { keys: 'alt+4', label: 'Inverter cores', does: { action: 'invert' } },
]

export function allShortcuts(menu: readonly MenuItem[]): Shortcut[] {
  const taken = new Set(shellShortcuts.map((shortcut) => shortcut.keys))
  const fromMenu = flattenMenu(menu).flatMap((item): Shortcut[] => {
    const keys = item.atalho?.toLowerCase().replace(/\s/g, '')
    if (!keys || taken.has(keys) || !(item.route || item.link)) return []
    taken.add(keys)
    return [{ keys, label: item.title, does: { item } }]
  })
  return [...shellShortcuts, ...fromMenu]
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>

const MODIFIERS = new Set(['ctrl', 'alt', 'shift', 'meta'])

/**
 * Returns the names of a pressed key. Letters and digits are also read by their position on the keyboard, because Alt
 * changes the character they type.
 */
function names(press: KeyPress): string[] {
  const place = /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(press.code)?.[1]
  return [press.key.toLowerCase(), ...(place ? [place.toLowerCase()] : [])]
}

export function matches(keys: string, press: KeyPress): boolean {
  const parts = keys.split('+')
  const wants = (modifier: string): boolean => parts.includes(modifier)
  const main = parts.find((part) => !MODIFIERS.has(part))
  return (
    main !== undefined &&
    press.ctrlKey === wants('ctrl') &&
    press.altKey === wants('alt') &&
    press.shiftKey === wants('shift') &&
    press.metaKey === wants('meta') &&
    names(press).includes(main)
  )
}

/**
 * Returns whether a key press is typing: a character in a text field, or AltGr, which is Ctrl+Alt on many keyboards.
 */
export function belongsToTyping(press: KeyPress, inTextField: boolean, altGraph: boolean): boolean {
  return altGraph || (inTextField && (press.key.length === 1 || press.key === 'Dead'))
}
