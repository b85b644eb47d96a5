// The last months of the year, what came in beside what was paid: a table whose cells are drawn.
import { MESES, provaDoValor } from '@portal/catalog/portal/historia'
import { nomeDoMes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import { useId } from 'react'
import { Barra } from './historia-barra.tsx'
import { Prova } from './historia-prova.tsx'
import styles from './historia.module.css'

type Valor = 'valorArrecadado' | 'repasseRecebido' | 'valorPago'

const total = (rows: readonly Row[], valor: Valor): number => Number(sumOf(rows, valor))

export function Meses({ rows }: { rows: readonly Row[] }) {
  const id = useId()
  if (rows.length < 2) return null
  /** Of who lives on transfers, the transfers. */
  const entrou: Valor = total(rows, 'repasseRecebido') > total(rows, 'valorArrecadado') ? 'repasseRecebido' : 'valorArrecadado'
  const shown = ([entrou, 'valorPago'] as const).filter((valor) => total(rows, valor) !== 0)
  const most = Math.max(...rows.flatMap((row) => shown.map((valor) => Number(row[valor]))))
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>Os últimos meses</h3>
      <table className={styles.months}>
        <caption className="visually-hidden">Os últimos meses com lançamentos</caption>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            {shown.map((valor) => (
              <th key={valor} scope="col">
                {MESES[valor].label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const periodo = { dataInicial: String(row.inicio), dataFinal: String(row.fim) }
            return (
              <tr key={periodo.dataInicial}>
                <th scope="row">{nomeDoMes(periodo.dataInicial.slice(5, 7))}</th>
                {shown.map((valor) => (
                  <td key={valor}>
                    <Prova to={provaDoValor(valor, periodo)} value={row[valor]} />
                    <Barra value={Number(row[valor])} most={most} faint={valor === 'valorPago'} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
