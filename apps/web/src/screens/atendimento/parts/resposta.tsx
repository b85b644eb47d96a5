// Renders the outcome of a request above its details: the answer and its date, or its deadline.
import type { ProcessoPublico, Situacao, Tramitacao } from '@portal/catalog/atendimento/processo'
import { formatDate } from '@portal/kit/formats'
import styles from './protocolo.module.css'

const ANSWERED: ReadonlySet<Situacao> = new Set<Situacao>(['Atendido', 'Indeferido'])

/** Returns the last step with a text of a request that was answered. */
export function respostaOf({
  situacao,
  tramitacoes,
}: Pick<ProcessoPublico, 'situacao' | 'tramitacoes'>): Tramitacao | undefined {
  return ANSWERED.has(situacao) ? tramitacoes.findLast(({ parecer }) => parecer) : undefined
}

export function Resposta({ processo }: { processo: Pick<ProcessoPublico, 'situacao' | 'tramitacoes' | 'prazo'> }) {
  const { situacao, prazo } = processo
  const resposta = respostaOf(processo)
  return (
    <section className={styles.section}>
      <h3>Resposta</h3>
      {resposta ? (
        <>
          <p className={styles.text}>{resposta.parecer}</p>
          <p className={styles.by}>
            {situacao} em {formatDate(resposta.data)}, por {resposta.local}.
          </p>
        </>
      ) : (
        <p>
          {ANSWERED.has(situacao) || situacao === 'Cancelado'
            ? `${situacao}.`
            : `${situacao}; resposta até ${formatDate(prazo)}.`}
        </p>
      )}
    </section>
  )
}
