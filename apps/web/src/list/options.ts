// The options of a choice: those of the declaration, or those a call answers.
import type { Option, Options } from '@portal/kit/filters'
import type { Contexto } from '@portal/kit/list'
import { useAnswer } from './answers.tsx'
import { optionsCall } from './list-state.ts'

interface OptionAnswer {
  id: number | string
  descricao: string
}

export function useOptions(options: Options, contexto: Contexto): { options: Option[] | undefined; failed: boolean } {
  const call = 'from' in options ? optionsCall(options.from, contexto) : undefined
  const { data, isError } = useAnswer<OptionAnswer[]>(call)
  if (!('from' in options)) return { options: [...options], failed: false }
  return { options: data?.map(({ id, descricao }) => ({ value: String(id), label: descricao })), failed: isError }
}
