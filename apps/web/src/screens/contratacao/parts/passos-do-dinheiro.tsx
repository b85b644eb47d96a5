// Renders the amount at each stage, from estimated to paid, of those the city sends; each figure links to the part with
// its rows.
import { formatMoney } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Row } from '@portal/kit/list'
import { isOpen, type DeclaredRecord } from '@portal/kit/record'
import { useSearchParams } from 'react-router'
import { useParametros } from '../../../shell/context/contexto.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { HelpTip } from '../../../ui/help-tip.tsx'
import styles from './passos-do-dinheiro.module.css'
import { helpOf } from '../../../list/results/field-help.tsx'

export interface Passo {
  field: string
  /** The part of the record with the rows of the figure. */
  tab: string
}

export function PassosDoDinheiro({
  record,
  row,
  passos,
}: {
  record: DeclaredRecord
  row: Row
  passos: readonly Passo[]
}) {
  const parametros = useParametros()
  const [params] = useSearchParams()
  const proves = (tab: string): boolean => {
    const part = record.tabs && record.parts[tab]
    return part !== undefined && isOpen(part, parametros)
  }
  const shown = passos.flatMap(({ field, tab }) => {
    const declared = record.fields[field]
    return declared && isOpen(declared, parametros) ? [{ field, declared, tab }] : []
  })
  return (
    <ol className={styles.passos} aria-label="Valores de cada etapa">
      {shown.map(({ field, declared, tab }) => {
        const { label } = declared
        const valor = row[field]
        const written = valor === undefined ? 'Não informado' : formatMoney(String(valor))
        const help = helpOf(declared)
        return (
          <li key={field}>
            <span className={styles.label}>
              {label} {help && <HelpTip term={label}>{help}</HelpTip>}
            </span>
            {valor !== undefined && proves(tab) ? (
              <PortalLink
                className={styles.valor}
                to={withQuery(record.link.path, { ...Object.fromEntries(params), active: tab })}
                preventScrollReset
              >
                {written}
              </PortalLink>
            ) : (
              <span className={styles.valor}>{written}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
