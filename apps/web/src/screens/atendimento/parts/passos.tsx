// Renders the step of the request the visitor is at; each type of request counts its own steps.
import type { Passo, TipoSolicitacao } from '@portal/catalog/atendimento/solicitacao'
import styles from './passos.module.css'

type PassoDoCaminho = readonly [passo: Passo, title: string]

const IDENTIFICADA: readonly PassoDoCaminho[] = [
  [1, 'Tipo da solicitação'],
  [2, 'Dados da pessoa'],
  [3, 'Endereço'],
  [4, 'Solicitação'],
]

/** Anonymous requests have only the steps of the type and of the request. */
const ANONIMA = IDENTIFICADA.filter(([passo]) => passo === 1 || passo === 4)

const CAMINHOS: Readonly<Record<TipoSolicitacao, readonly PassoDoCaminho[]>> = { I: IDENTIFICADA, A: ANONIMA }

export interface Lugar {
  numero: number
  total: number
  title: string
}

export function lugarDe(passo: Passo, tipo: TipoSolicitacao): Lugar {
  const caminho = CAMINHOS[tipo]
  const at = caminho.findIndex(([each]) => each === passo)
  return { numero: at + 1, total: caminho.length, title: caminho[at]?.[1] ?? '' }
}

export function Passos({ passo, tipo }: { passo: Passo; tipo: TipoSolicitacao }) {
  return (
    <ol className={styles.steps} aria-label="Passos do pedido">
      {CAMINHOS[tipo].map(([each, title], at) => (
        <li key={each} aria-current={each === passo ? 'step' : undefined} data-done={each < passo || undefined}>
          <span className={styles.title}>
            {at + 1}. {title}
          </span>
        </li>
      ))}
    </ol>
  )
}
