// Renders a select that navigates. An option picked from the open list is taken at once; one reached with the keyboard
// on a closed select only on Enter or blur, so that the arrows can be used to browse.
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'

interface SettledSelectProps extends Omit<
  ComponentProps<'select'>,
  'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'onBlur' | 'onPointerDown'
> {
  value: string
  /** Takes the choice; returns false to restore the previous one. */
  onSettle: (value: string) => boolean | Promise<boolean>
  /** Called with the label that Enter would take, or undefined when there is nothing to take. */
  onBrowse?: (words: string | undefined) => void
}

/** Returns whether a key opens the list of options (which then picks by itself) or moves to the next field. */
const opensOrLeaves = ({ key, altKey }: KeyboardEvent): boolean =>
  [' ', 'Enter', 'F4', 'Tab', 'Shift', 'Escape'].includes(key) || altKey

export function SettledSelect({ value, onSettle, onBrowse, ...rest }: SettledSelectProps) {
  const [{ known, shown }, setShown] = useState({ known: value, shown: value })
  const byKeys = useRef(false)
  const settling = useRef(false)
  if (known !== value) setShown({ known: value, shown: value })

  const show = (next: string): void => setShown({ known: value, shown: next })

  const settle = async (next: string): Promise<void> => {
    byKeys.current = false
    if (next === value || settling.current) return
    settling.current = true
    const taken = await onSettle(next)
    settling.current = false
    if (taken) return
    onBrowse?.(undefined)
    show(value)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>): void => {
    byKeys.current = !opensOrLeaves(event)
    if (event.key === 'Escape') {
      show(value)
      onBrowse?.(undefined)
    }
    if (event.key !== 'Enter' || shown === value) return
    event.preventDefault()
    void settle(shown)
  }

  return (
    <select
      {...rest}
      value={shown}
      onPointerDown={() => {
        byKeys.current = false
      }}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => {
        show(currentTarget.value)
        if (!byKeys.current) void settle(currentTarget.value)
        else onBrowse?.(currentTarget.value === value ? undefined : currentTarget.selectedOptions[0]?.label)
      }}
      onBlur={() => void settle(shown)}
    />
  )
}
