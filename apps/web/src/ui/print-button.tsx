// Renders a button that prints the page; each screen has its print styles in its CSS.
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
