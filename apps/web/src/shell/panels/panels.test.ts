import { beforeEach, expect, test } from 'vitest'
import { closePanel, closePanels, currentPanel, openPanel, togglePanel } from './panels.ts'

beforeEach(closePanels)

test('opening one panel closes the others', () => {
  openPanel('menu')
  openPanel('esic')
  expect(currentPanel()).toBe('esic')
})

test('closing a panel that is not the open one changes nothing', () => {
  openPanel('esic')
  closePanel('menu')
  expect(currentPanel()).toBe('esic')
})

test('the same button opens and closes', () => {
  togglePanel('ajuda')
  expect(currentPanel()).toBe('ajuda')
  togglePanel('ajuda')
  expect(currentPanel()).toBeUndefined()
})
