import { describe, expect, it } from 'vitest'
import { FIRST_WINDOW, MARGIN, slotsOf, windowAt } from './row-window.ts'
import { buildTree, expandableIds, moveFor, visibleNodes, type TreeRow } from './tree-rows.ts'

const row = (id: string): TreeRow => ({ id, level: id.split('.').length, expandable: !id.endsWith('x') })
const rows = ['1', '1.1', '1.1.x', '1.2', '1.2.x', '2', '2.x'].map(row)
const nodes = buildTree(rows)
const idsIn = (expanded: string[]): string[] => visibleNodes(nodes, new Set(expanded)).map((node) => node.row.id)

describe('the tree of a flat list', () => {
  it('finds parents, positions and siblings', () => {
    expect(nodes.map(({ parent, position, siblings }) => [parent, position, siblings])).toEqual([
      [undefined, 1, 2],
      ['1', 1, 2],
      ['1.1', 1, 1],
      ['1', 2, 2],
      ['1.2', 1, 1],
      [undefined, 2, 2],
      ['2', 1, 1],
    ])
  })

  it('makes a row a child of the last shallower one, whatever level is skipped', () => {
    const skipping = buildTree([row('1'), { id: 'deep', level: 4, expandable: false }, row('2')])
    expect(skipping.map(({ parent }) => parent)).toEqual([undefined, '1', undefined])
  })

  it('shows roots, then the children of what is open, and nothing under a closed ancestor', () => {
    expect(idsIn([])).toEqual(['1', '2'])
    expect(idsIn(['1'])).toEqual(['1', '1.1', '1.2', '2'])
    expect(idsIn(['1.1'])).toEqual(['1', '2'])
    expect(idsIn(expandableIds(rows))).toEqual(rows.map(({ id }) => id))
  })
})

describe('the keys', () => {
  const expanded = new Set(['1'])
  const visible = visibleNodes(nodes, expanded)
  const press = (key: string, at: number) => moveFor(key, visible, at, expanded)

  it('move up and down, by pages and to the ends, and stop there', () => {
    expect(press('ArrowDown', 0)).toEqual({ to: 1 })
    expect(press('ArrowDown', 3)).toEqual({ to: 3 })
    expect(press('ArrowUp', 0)).toEqual({ to: 0 })
    expect(press('PageDown', 0)).toEqual({ to: 3 })
    expect(press('Home', 3)).toEqual({ to: 0 })
    expect(press('End', 0)).toEqual({ to: 3 })
  })

  it('open with right, then go in; close with left, then go out', () => {
    expect(press('ArrowRight', 1)).toEqual({ toggle: '1.1' })
    expect(press('ArrowRight', 0)).toEqual({ to: 1 })
    expect(press('ArrowLeft', 0)).toEqual({ toggle: '1' })
    expect(press('ArrowLeft', 2)).toEqual({ to: 0 })
    expect(press('ArrowLeft', 3)).toBeUndefined()
  })

  it('toggle with Enter and space, and ignore other keys', () => {
    expect(press('Enter', 3)).toEqual({ toggle: '2' })
    expect(press(' ', 3)).toEqual({ toggle: '2' })
    expect(press('Tab', 0)).toBeUndefined()
    const all = new Set(expandableIds(rows))
    expect(moveFor('ArrowRight', visibleNodes(nodes, all), 2, all)).toBeUndefined()
    expect(moveFor('Enter', visibleNodes(nodes, all), 2, all)).toBeUndefined()
  })
})

describe('the window', () => {
  it('holds the rows in sight and a margin, and changes once per margin scrolled', () => {
    const at = (scrolled: number) => windowAt(scrolled, 600, 50)
    for (let scrolled = 0; scrolled < 5000 * 50; scrolled += 37) {
      const { first, end } = at(scrolled)
      expect(first).toBeLessThanOrEqual(scrolled / 50)
      expect(end).toBeGreaterThanOrEqual((scrolled + 600) / 50)
      expect(end - first).toBeLessThanOrEqual(12 + 4 * MARGIN)
    }
    expect(at(0)).toEqual(at(50 * MARGIN - 1))
  })

  it('is the first rows before anything is measured', () => {
    expect(windowAt(0, 600, 0)).toBe(FIRST_WINDOW)
  })

  it('renders a few of five thousand rows, with gaps for the others', () => {
    const slots = slotsOf(5000, windowAt(100_000, 600, 50), 3)
    expect(slots.length).toBeLessThan(80)
    expect(slots[0]).toEqual({ gap: 3, before: 3 })
    expect(slots[1]).toEqual({ index: 3 })
    const counted = slots.reduce((sum, slot) => sum + ('gap' in slot ? slot.gap : 1), 0)
    expect(counted).toBe(5000)
  })

  it('leaves no gap in a short list', () => {
    expect(slotsOf(3, FIRST_WINDOW, 1)).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }])
    expect(slotsOf(0, FIRST_WINDOW, -1)).toEqual([])
  })
})
