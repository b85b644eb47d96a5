// Where in the request the visitor is: four steps, those of the anonymous path being the first and the last.
import type { Passo, TipoSolicitacao } from '@portal/catalog/atendimento/solicitacao'
import styles from './passos.module.css'

export const PASSOS: readonly [passo: Passo, title: string][] = [
  [1, 'Tipo da solicitação'],
  [2, 'Dados da pessoa'],
  [3, 'Endereço'],
  [4, 'Solicitação'],
]

const isSkipped = (passo: Passo, tipo: TipoSolicitacao): boolean => tipo === 'A' && (passo === 2 || passo === 3)

export function Passos({ passo, tipo }: { passo: Passo; tipo: TipoSolicitacao }) {
  return (
    <ol className={styles.steps} aria-label="Passos do pedido">
      {PASSOS.map(([each, title]) => (
        <li
          key={each}
          aria-current={each === passo ? 'step' : undefined}
          data-done={each < passo && !isSkipped(each, tipo) ? true : undefined}
          data-skipped={isSkipped(each, tipo) || undefined}
        >
          <span className={styles.title}>
            {each}. {title}
            {isSkipped(each, tipo) && <span className="visually-hidden"> (não se aplica ao pedido anônimo)</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
