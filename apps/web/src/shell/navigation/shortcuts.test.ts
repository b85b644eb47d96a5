import type { MenuItem } from '@portal/catalog/contexto'
import { describe, expect, test } from 'vitest'
import { allShortcuts, belongsToTyping, matches, type KeyPress } from './shortcuts.ts'

const press = (key: string, code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
})

describe('matches', () => {
  test('requires exactly the modifiers of the shortcut', () => {
    expect(matches('ctrl+alt+home', press('Home', 'Home', { ctrlKey: true, altKey: true }))).toBe(true)
    expect(matches('ctrl+alt+home', press('Home', 'Home', { altKey: true }))).toBe(false)
    expect(matches('ctrl+alt+home', press('Home', 'Home', { ctrlKey: true, altKey: true, shiftKey: true }))).toBe(false)
  })

  test('matches digits by their position, whatever Alt types', () => {
    expect(matches('alt+1', press('¡', 'Digit1', { altKey: true }))).toBe(true)
    expect(matches('alt+1', press('1', 'Numpad1', { altKey: true }))).toBe(true)
    expect(matches('alt+1', press('2', 'Digit2', { altKey: true }))).toBe(false)
  })

  test('a shortcut of modifiers alone never fires', () => {
    expect(matches('ctrl+alt', press('Alt', 'AltLeft', { ctrlKey: true, altKey: true }))).toBe(false)
  })
})

describe('belongsToTyping', () => {
  test('is true for characters in a text field and for AltGr anywhere', () => {
    expect(belongsToTyping(press('¡', 'Digit1', { altKey: true }), true, false)).toBe(true)
    expect(belongsToTyping(press('i', 'KeyI', { ctrlKey: true, altKey: true }), false, true)).toBe(true)
  })

  test('is false for keys that type nothing', () => {
    expect(belongsToTyping(press('Home', 'Home', { ctrlKey: true, altKey: true }), true, false)).toBe(false)
    expect(belongsToTyping(press('1', 'Digit1', { altKey: true }), false, false)).toBe(false)
  })
})

test('the menu adds its own shortcuts and cannot take the portal’s', () => {
  const item = (atalho: string, route: string): MenuItem => ({
    id: 1,
    title: route,
    subtitle: '',
    atalho,
    route,
    subMenu: [],
  })
  const all = allShortcuts([
    { ...item('Ctrl + Alt + R', '/dashboard'), subMenu: [item('alt+1', '/x'), item('ctrl+alt+r', '/y')] },
  ])
  expect(all.slice(6).map(({ keys, label }) => [keys, label])).toEqual([['ctrl+alt+r', '/dashboard']])
})
