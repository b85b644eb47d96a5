// Renders a choice among a few values of a query parameter as radio buttons. Without script it is a form with its own
// submit button.
import type { Option } from '@portal/kit/filters'
import { useState } from 'react'
import { StateInputs } from '../state/state-inputs.tsx'
import buttons from '../../ui/button.module.css'
import type { ChoiceView } from './use-choices.ts'
import styles from './radio-choice.module.css'

interface RadioChoiceProps {
  of: ChoiceView
  name: string
  legend: string
  options: readonly Option[]
  className?: string | undefined
}

/** Keeps the clicked option checked until the address changes to match it. */
function usePicked(current: string | undefined) {
  const [{ known, picked }, setPicked] = useState({ known: current, picked: current })
  if (known !== current) setPicked({ known: current, picked: current })
  return [picked, (value: string) => setPicked({ known: current, picked: value })] as const
}

export function RadioChoice({ of: { view, chosen, choose }, name, legend, options, className = '' }: RadioChoiceProps) {
  const [picked, setPicked] = usePicked(chosen[name])
  const pick = (value: string) => {
    setPicked(value)
    choose({ [name]: value })
  }
  return (
    <form
      method="get"
      className={`${styles.choice} ${className} no-print`}
      onSubmit={(event) => event.preventDefault()}
    >
      <StateInputs view={view} without={[name]} />
      <fieldset>
        <legend>{legend}</legend>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={picked === value} onChange={() => pick(value)} />
            {label}
          </label>
        ))}
        <button type="submit" className={`${buttons.quiet} ${styles.withoutScript}`}>
          Mostrar
        </button>
      </fieldset>
    </form>
  )
}
