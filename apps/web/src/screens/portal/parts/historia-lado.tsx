// Renders one side of the year (in or out) as parts of each R$ 100: the largest as bars, all of them in a table, and
// the file.
import { descricaoSob, provaDaLinha } from '@portal/catalog/portal/historia'
import { writeBase } from '@portal/kit/base'
import { withQuery } from '@portal/kit/link'
import type { List, Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import { useId } from 'react'
import { apiUrl } from '../../../api/api.ts'
import { Prova, reais } from '../../../list/base/prova.tsx'
import { useBase } from '../../../list/base/use-base.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { Body, Cell, ColumnHeader, Foot, Head, RowHeader, Table, TableRow } from '../../../ui/table.tsx'
import { Barra } from './historia-barra.tsx'
import styles from './historia.module.css'

const DRAWN = 5

const keyOf = ({ lista, codigo, descricao }: Row): string => `${String(lista)} ${String(codigo ?? descricao)}`

export function Lado({ of, rows }: { of: List; rows: readonly Row[] }) {
  const id = useId()
  const { entidade, exercicio } = useContexto()
  const { bases } = useBase()
  const counted = rows.filter(({ valor, parte }) => Number(valor) !== 0 && parte !== undefined)
  if (counted.length === 0) return null
  /** A single remaining part is drawn too, instead of grouped as others. */
  const drawn = counted.slice(0, counted.length === DRAWN + 1 ? DRAWN + 1 : DRAWN)
  const rest = counted.slice(drawn.length)
  const most = Math.max(...drawn.map(({ parte }) => Number(parte)))
  const others = rest.length > 0 && { name: `Os outros ${rest.length}`, parte: sumOf(rest, 'parte') }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h3 id={id}>{of.title}</h3>
      <p className={styles.hint}>{descricaoSob(of, bases)}</p>
      <ol className={styles.bars}>
        {drawn.map((row) => (
          <li key={keyOf(row)}>
            <Prova to={provaDaLinha(row, exercicio, undefined, bases)} value={row.valor} name={String(row.descricao)} />
            <strong>{reais(row.parte)}</strong>
            <Barra value={Number(row.parte)} most={most} />
          </li>
        ))}
        {others && (
          <li>
            {others.name}
            <strong>{reais(others.parte)}</strong>
            <Barra value={Number(others.parte)} most={most} faint />
          </li>
        )}
      </ol>
      <details className={styles.whole}>
        <summary>Todos os valores em tabela</summary>
        <Table>
          <caption className="visually-hidden">{of.title}</caption>
          <Head>
            <TableRow>
              <ColumnHeader>{of.fields.descricao?.label}</ColumnHeader>
              <ColumnHeader>{of.fields.valor?.label}</ColumnHeader>
              <ColumnHeader>{of.fields.parte?.label}</ColumnHeader>
            </TableRow>
          </Head>
          <Body>
            {counted.map((row) => (
              <TableRow key={keyOf(row)}>
                <RowHeader>{String(row.descricao)}</RowHeader>
                <Cell data-label={of.fields.valor?.label}>
                  <Prova to={provaDaLinha(row, exercicio, undefined, bases)} value={row.valor} />
                </Cell>
                <Cell data-label={of.fields.parte?.label}>{reais(row.parte)}</Cell>
              </TableRow>
            ))}
          </Body>
          <Foot>
            <TableRow>
              <RowHeader>Total</RowHeader>
              <Cell data-label={of.fields.valor?.label}>{reais(sumOf(counted, 'valor'))}</Cell>
              <Cell data-label={of.fields.parte?.label}>{reais(sumOf(counted, 'parte'))}</Cell>
            </TableRow>
          </Foot>
        </Table>
        <p className="no-print">
          <a
            href={apiUrl(
              withQuery(of.api.report, { entidade: entidade.id, exercicio, base: writeBase(bases), exportType: 'csv' }),
            )}
            target="_blank"
            rel="noopener"
          >
            Baixar em CSV
          </a>
        </p>
      </details>
    </section>
  )
}
