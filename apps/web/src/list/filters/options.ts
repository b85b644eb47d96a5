// The options of a choice: those of the declaration, or those a call answers, narrowed by what is chosen above it.
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
  /** Other options are on their way; these stay in sight until they come. */
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
