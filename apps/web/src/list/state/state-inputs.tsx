// Renders the state of a list as hidden inputs, so that its forms keep the rest of the address when no script runs.
import type { ListView } from './use-list-view.ts'

export function StateInputs({ view, without }: { view: ListView; without: readonly string[] }) {
  const params = new URLSearchParams(view.searchOf(view.state))
  return [...params]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
