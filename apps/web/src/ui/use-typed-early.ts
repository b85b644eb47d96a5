// Reports what was typed or picked before hydration as a change, so that the field's own value does not overwrite it.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { useHydrated } from './use-hydrated.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLFieldSetElement

const typedIn = (field: Field): string | undefined =>
  field instanceof HTMLFieldSetElement ? field.querySelector<HTMLInputElement>(':checked')?.value : field.value

/** For fields that show `value`; of a fieldset, the picked radio button. */
export function useTypedEarly<F extends Field>(value: string, onChange: (value: string) => void): RefObject<F | null> {
  const field = useRef<F>(null)
  const hydrated = useHydrated()
  const tell = useEffectEvent(() => {
    const typed = field.current ? typedIn(field.current) : undefined
    if (typed !== undefined && typed !== value) onChange(typed)
  })
  useLayoutEffect(() => {
    if (!hydrated) tell()
  }, [hydrated])
  return field
}
