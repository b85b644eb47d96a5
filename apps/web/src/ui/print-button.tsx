// Prints what is on the screen; each screen says in its CSS how it looks on paper.
import buttons from './button.module.css'
import { Icon } from './icon.tsx'

export function PrintButton() {
  return (
    <button type="button" className={`${buttons.quiet} needs-script`} onClick={() => window.print()}>
      <Icon name="print" />
      Imprimir
    </button>
  )
}
