// Renders a bar with the progress of a commitment: paid, settled and waiting for payment, not yet delivered.
import type { Row } from '@portal/kit/list'
import { useId } from 'react'
import styles from './empenho-barra.module.css'

const PARTS = [
  { name: 'valorPago', label: 'Pago', fill: 'pago' },
  { name: 'valorAPagar', label: 'A pagar', fill: 'aPagar' },
  { name: 'valorALiquidar', label: 'A liquidar', fill: 'aLiquidar' },
] as const

export interface Share {
  name: string
  label: string
  fill: 'pago' | 'aPagar' | 'aLiquidar'
  percent: number
  from: number
}

/**
 * Returns the parts of the amount committed and not annulled; undefined if one of them is not known, or they do not add
 * up to a whole, such as more paid than settled.
 */
export function sharesOf(row: Row): Share[] | undefined {
  if (PARTS.some(({ name }) => row[name] === undefined)) return undefined
  const values = PARTS.map(({ name }) => Number(row[name]))
  const whole = values.reduce((sum, value) => sum + value, 0)
  if (whole <= 0 || values.some((value) => value < 0)) return undefined
  let from = 0
  return PARTS.map((part, i) => {
    const percent = (100 * (values[i] ?? 0)) / whole
    from += percent
    return { ...part, percent, from: from - percent }
  })
}

const percentOf = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

export function PagoAPagarALiquidar({ row }: { row: Row }) {
  const id = useId()
  const shares = sharesOf(row)
  if (!shares) return null
  return (
    <figure className={styles.figure}>
      <svg className={styles.bar} role="img" aria-labelledby={id}>
        {shares.map(({ name, fill, percent, from }) => (
          <rect key={name} className={styles[fill]} x={`${from}%`} width={`${percent}%`} height="100%" />
        ))}
      </svg>
      <figcaption id={id} className={styles.legend}>
        {shares.map(({ name, label, fill, percent }) => (
          <span key={name} className={styles.part}>
            <svg className={styles.key} viewBox="0 0 12 12" aria-hidden="true">
              <rect className={styles[fill]} width="12" height="12" rx="2" />
            </svg>
            {label} {percentOf.format(percent)}%
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
