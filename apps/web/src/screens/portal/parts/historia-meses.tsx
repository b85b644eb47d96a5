// Renders the last months of the year, revenue beside payments, as a table with bars in its cells.
import { arrecadadoDoMes, MESES, provaDoValor } from '@portal/catalog/portal/historia'
import { nomeDoMes } from '@portal/kit/formats'
import type { Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import { useId } from 'react'
import { Prova } from '../../../list/base/prova.tsx'
import { useBase } from '../../../list/base/use-base.ts'
import { AINDA_NAO_PUBLICADO } from '../../../list/whole/unpublished.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { Body, Cell, ColumnHeader, Head, RowHeader, Table, TableRow } from '../../../ui/table.tsx'
import { Barra } from './historia-barra.tsx'
import styles from './historia.module.css'

type Valor = 'arrecadadoLiquido' | 'valorArrecadado' | 'repasseRecebido' | 'valorPago'

const total = (rows: readonly Row[], valor: Valor): number => Number(sumOf(rows, valor))

/** The column of the year's summary that says until which day each of these is known. */
export function Meses({ rows }: { rows: readonly Row[] }) {
  const id = useId()
  const { exercicio } = useContexto()
  const arrecadado = arrecadadoDoMes(useBase().bases)
  if (rows.length < 2) return null
  /** The transfers, for an entity that receives more transfers than revenue. */
  const entrou: Valor = total(rows, 'repasseRecebido') > total(rows, arrecadado) ? 'repasseRecebido' : arrecadado
  const shown = ([entrou, 'valorPago'] as const).filter((valor) => total(rows, valor) !== 0)
  const most = Math.max(...rows.flatMap((row) => shown.map((valor) => Number(row[valor] ?? 0))))
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>Os últimos meses</h3>
      <Table className={styles.months}>
        <caption className="visually-hidden">Os últimos meses com lançamentos</caption>
        <Head>
          <TableRow>
            <ColumnHeader>Mês</ColumnHeader>
            {shown.map((valor) => (
              <ColumnHeader key={valor}>{MESES[valor].label}</ColumnHeader>
            ))}
          </TableRow>
        </Head>
        <Body>
          {rows.map((row) => {
            const periodo = { dataInicial: String(row.inicio), dataFinal: String(row.fim) }
            return (
              <TableRow key={periodo.dataInicial}>
                <RowHeader>{nomeDoMes(periodo.dataInicial.slice(5, 7))}</RowHeader>
                {shown.map((valor) => (
                  <Cell key={valor} data-label={MESES[valor].label}>
                    {row[valor] === undefined ? (
                      <span className={styles.hint}>{AINDA_NAO_PUBLICADO}</span>
                    ) : (
                      <>
                        <Prova to={provaDoValor(valor, exercicio, periodo)} value={row[valor]} />
                        <Barra value={Number(row[valor])} most={most} faint={valor === 'valorPago'} />
                      </>
                    )}
                  </Cell>
                ))}
              </TableRow>
            )
          })}
        </Body>
      </Table>
    </section>
  )
}
