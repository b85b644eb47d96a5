// Offers to print rows beyond the current page: all of them, or a link to the PDF when they are too many.
import { formatInteger } from '@portal/kit/formats'
import { apiUrl } from '../../api/api.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { reportCall } from '../state/list-state.ts'
import { MAX_PRINTED } from '../state/use-print-all.ts'
import type { ListView } from '../state/use-list-view.ts'

interface PrintAllProps {
  view: Pick<ListView, 'list' | 'state' | 'contexto'>
  count: number
  busy: boolean
  onAsked: () => void
}

export function PrintAll({ view: { list, state, contexto }, count, busy, onAsked }: PrintAllProps) {
  if (count <= state.size) return null
  if (count > MAX_PRINTED) {
    return (
      <p className="no-print">
        Daqui se imprimem até {formatInteger(MAX_PRINTED)} registros. Para os {formatInteger(count)},{' '}
        <a href={apiUrl(reportCall(list, state, contexto, 'pdf'))} target="_blank" rel="noopener">
          abra o PDF em outra janela
        </a>
        .
      </p>
    )
  }
  return (
    <p className="no-print">
      <button
        type="button"
        className={`${buttons.quiet} needs-script`}
        aria-disabled={busy}
        onClick={() => busy || onAsked()}
      >
        <Icon name="print" />
        Imprimir todos os {formatInteger(count)} registros
      </button>
    </p>
  )
}
