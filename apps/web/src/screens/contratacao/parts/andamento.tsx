// Renders the progress of a work: the measured part and the elapsed part of the term, on the same scale.
import { formatNumber, today } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { andamentoDe, emPalavras } from './ritmo.ts'
import styles from './parcerias.module.css'

export function Andamento({ row }: { row: Row }) {
  const { executado, decorrido } = andamentoDe(row, today())
  const bars = [
    ...(executado === undefined ? [] : [['Executado', executado] as const]),
    ...(decorrido === undefined ? [] : [['Prazo decorrido', decorrido] as const]),
  ]
  return (
    <section className={styles.section} aria-labelledby="andamento">
      <h2 id="andamento">A obra e o prazo</h2>
      <dl className={styles.pace}>
        {bars.map(([label, percent]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect className={styles.track} width="100%" height="100%" />
                <rect
                  className={label === 'Executado' ? styles.done : styles.gone}
                  width={`${Math.min(100, percent)}%`}
                  height="100%"
                />
              </svg>
              <span>{formatNumber(percent.toFixed(2))}%</span>
            </dd>
          </div>
        ))}
      </dl>
      <p>{emPalavras(row, { executado, decorrido })}</p>
    </section>
  )
}
