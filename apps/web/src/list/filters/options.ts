// Returns the options of a choice: those of its declaration, or those of a call, narrowed by the values of the choices
// above it.
import type { Option, Options } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import { useAnswer } from '../../shell/context/answers.ts'
import { optionsCall } from '../state/list-state.ts'

export interface OptionAnswer {
  id: number | string
  descricao: string
}

interface Offered {
  options: Option[] | undefined
  failed: boolean
  /** True while new options load; the previous ones stay visible meanwhile. */
  busy: boolean
}

export function useOptions(
  options: Options,
  contexto: Contexto,
  above: readonly [name: string, value: string][] = [],
): Offered {
  const call = 'from' in options ? optionsCall(options.from, contexto, above) : undefined
  const { data, isError, isPlaceholderData, isPending } = useAnswer<OptionAnswer[]>(call, { keepPrevious: true })
  if (!('from' in options)) return { options: [...options], failed: false, busy: false }
  const offered = data?.map(({ id, descricao }) => ({ value: String(id), label: descricao }))
  return { options: offered, failed: isError, busy: isPlaceholderData || isPending }
}
