// Renders the key figures of a year of e-SIC: requests, outcomes, and the average time of an answer.
import type { PedidosDoMes, TempoMedio } from '@portal/catalog/atendimento/estatisticas'
import { formatInteger, formatQuantity } from '@portal/kit/formats'
import { texts } from '@portal/kit/texts'
import type { Answer } from '../../../shell/context/answers.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { parteDe, somaDe } from './grafico-estatistica.tsx'
import styles from './estatisticas.module.css'

const missing = texts.semRegistro

const dias = (media: number): string => (media === 1 ? '1 dia' : `${formatQuantity(Math.round(media * 10) / 10)} dias`)

/** Returns undefined while loading. */
const read = <T,>(answer: Answer<T>, figure: (data: T) => string): string | undefined => {
  if (answer.isPending) return undefined
  return answer.isSuccess ? figure(answer.data) : missing
}

export function ResumoEstatistico({ meses, media }: { meses: Answer<PedidosDoMes[]>; media: Answer<TempoMedio> }) {
  const total = (name: 'pedidos' | 'atendidos' | 'cancelados' | 'indeferidos') =>
    read(meses, (rows) => formatInteger(somaDe(rows.map((row) => row[name]))))
  const figures: readonly [label: string, value: string | undefined][] = [
    ['Pedidos', total('pedidos')],
    ['Atendidos', total('atendidos')],
    ['Indeferidos', total('indeferidos')],
    ['Cancelados', total('cancelados')],
    ['Tempo médio de resposta', read(media, (data) => (data.media === undefined ? missing : dias(data.media)))],
    [
      'Respondidos no prazo',
      read(media, (data) => (data.respondidos === 0 ? missing : parteDe(data.dentroDoPrazo, data.respondidos))),
    ],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton width="short" />}</dd>
        </div>
      ))}
    </dl>
  )
}
