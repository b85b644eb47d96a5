// One choice of the address among a few, as radio buttons; a form of its own where no script runs.
import type { Option } from '@portal/kit/filters'
import { StateInputs } from '../../../list/state-inputs.tsx'
import buttons from '../../../ui/button.module.css'
import type { ChoiceView } from './use-choices.ts'
import styles from './orcamento.module.css'

interface RadioChoiceProps {
  of: ChoiceView
  name: string
  legend: string
  options: readonly Option[]
  className?: string | undefined
}

export function RadioChoice({ of: { view, chosen, choose }, name, legend, options, className = '' }: RadioChoiceProps) {
  return (
    <form method="get" className={`${styles.choice} ${className} no-print`} onSubmit={(event) => event.preventDefault()}>
      <StateInputs view={view} without={[name]} />
      <fieldset>
        <legend>{legend}</legend>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={chosen[name] === value} onChange={() => choose({ [name]: value })} />
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
