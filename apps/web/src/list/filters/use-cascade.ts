// Manages selects that depend on one another: a value picked above decides the options below, and clears values below
// that are no longer offered.
import { choicesAbove, type Filter } from '@portal/kit/filters'
import type { Contexto, List } from '@portal/kit/list'
import { useState } from 'react'
import { answerTo } from '../../shell/context/answer-cache.ts'
import { optionsCall, valuesAbove } from '../state/list-state.ts'
import type { OptionAnswer } from './options.ts'
import type { ListView } from '../state/use-list-view.ts'

export type Picked = Readonly<Record<string, string>>

export interface Cascade {
  /** The value picked in each chained choice, by name; filters that are in no chain are absent. */
  values: Picked
  pick: (name: string, value: string) => void
  reset: () => void
  /** Resolves to the values once those no longer offered were cleared. */
  fitted: () => Promise<Picked>
}

type Filters = List['filters']
type Ask = (path: string) => Promise<readonly OptionAnswer[]>

const isChild = (filter: Filter | undefined): boolean =>
  filter?.of === 'choice' && 'from' in filter.options && filter.options.under !== undefined

/** Returns the names of the choices that depend on another, or that another depends on. */
export function chained(filters: Filters): string[] {
  const children = Object.keys(filters).filter((name) => isChild(filters[name]))
  const members = new Set([...children, ...children.flatMap((name) => choicesAbove(filters, name))])
  return Object.keys(filters).filter((name) => members.has(name))
}

/**
 * Clears, from the top down, each value no longer offered under the values above it. A value whose options cannot be
 * fetched stays.
 */
export async function fit(filters: Filters, values: Picked, contexto: Contexto, ask: Ask): Promise<Picked> {
  const kept: Record<string, string> = { ...values }
  for (const name of chained(filters)) {
    const filter = filters[name]
    if (!kept[name] || filter?.of !== 'choice' || !('from' in filter.options) || filter.options.under === undefined)
      continue
    const offered = await ask(optionsCall(filter.options.from, contexto, valuesAbove(filters, name, kept))).catch(
      () => undefined,
    )
    if (offered && !offered.some(({ id }) => String(id) === kept[name])) kept[name] = ''
  }
  return kept
}

/** The values picked since the address last changed; `address` is the one they were picked at. */
interface Picking {
  address: string
  values: Picked
  /** Resolves to the values left after checking them against the options fetched for the last pick. */
  settling?: Promise<Picked>
}

export function useCascade({ list: { filters }, state: { filters: chosen }, contexto }: ListView): Cascade {
  const asked = Object.fromEntries(chained(filters).map((name) => [name, chosen[name] ?? '']))
  const address = JSON.stringify([contexto, asked])
  const [state, setState] = useState<Picking>({ address, values: asked })
  const picking = state.address === address ? state : { address, values: asked }
  if (picking !== state) setState(picking)
  const { values } = picking
  const pick = (name: string, value: string): void => {
    const next = { ...values, [name]: value }
    const settling = fit(filters, next, contexto, answerTo<OptionAnswer[]>)
    setState({ address, values: next, settling })
    void settling.then((kept) =>
      setState((latest) => (latest.settling === settling ? { ...latest, values: kept } : latest)),
    )
  }

  const reset = (): void => setState({ address, values: asked })
  const fitted = async (): Promise<Picked> => picking.settling ?? values

  return { values, pick, reset, fitted }
}
