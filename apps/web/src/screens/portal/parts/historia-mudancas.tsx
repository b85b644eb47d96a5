// Renders the largest changes against the same days of the previous year, in revenue and in expense.
import { provaDaLinha, umAnoAntes } from '@portal/catalog/portal/historia'
import { formatDate } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { useId } from 'react'
import { Prova, reais } from '../../../list/base/prova.tsx'
import { useBase } from '../../../list/base/use-base.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import styles from './historia.module.css'

const SHOWN = 4

const VERBO: Readonly<Record<string, string>> = {
  'receita-detalhada': 'Arrecadado',
  'repasses/receita': 'Recebido',
  'repasses/despesa': 'Repassado',
  'despesa/funcao': 'Pago',
  'despesa/elemento': 'Pago',
}

const changeOf = ({ diferenca }: Row): number => Math.abs(Number(diferenca ?? 0))

function Mudanca({ row }: { row: Row }) {
  const { exercicio } = useContexto()
  const { bases } = useBase()
  const dataFinal = String(row.posicao)
  const antes = umAnoAntes(dataFinal)
  const fell = String(row.diferenca).startsWith('-')
  return (
    <li>
      <strong>
        {VERBO[String(row.lista)]}: {String(row.descricao)}
      </strong>
      <span className={styles.change}>
        <span aria-hidden="true">{fell ? '▼ ' : '▲ '}</span>
        {reais(String(row.diferenca).replace('-', ''))} {fell ? 'a menos' : 'a mais'}
      </span>
      <span className={styles.hint}>
        <Prova to={provaDaLinha(row, exercicio, { dataFinal }, bases)} value={row.valorPeriodo} />
        {` até ${formatDate(dataFinal)}; `}
        <Prova
          to={provaDaLinha(row, exercicio, { dataFinal: antes, exercicio: exercicio - 1 }, bases)}
          value={row.valorAnterior}
        />
        {' até '}
        {formatDate(antes)}
      </span>
    </li>
  )
}

export function Mudancas({ rows }: { rows: readonly Row[] }) {
  const id = useId()
  const { exercicio, exercicios } = useContexto()
  const isPosition = useBase().bases.includes('posicao')
  const changed = rows
    .filter((row) => changeOf(row) > 0)
    .sort((a, b) => changeOf(b) - changeOf(a))
    .slice(0, SHOWN)
  if (changed.length === 0 || !exercicios.includes(exercicio - 1)) return null
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>O que mais mudou</h3>
      <p className={styles.hint}>
        {isPosition
          ? `Comparado com o que se sabia de ${exercicio - 1} um ano antes`
          : `Comparado com os mesmos dias de ${exercicio - 1}`}
        , sem corrigir a inflação.
      </p>
      <ol className={styles.changes}>
        {changed.map((row) => (
          <Mudanca key={`${String(row.lista)} ${String(row.codigo ?? row.descricao)}`} row={row} />
        ))}
      </ol>
    </section>
  )
}
