// Says until which day the tables of a record are known: beside the text of a part that has no rows, or that its table
// was never sent, and under sums of what hangs from the record. Nothing where it is not known.
import type { UltimaAtualizacao } from '@portal/catalog/contexto'
import { formatDate } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import { scopeOf, type Contexto, type Row } from '@portal/kit/list'
import { ever, type Parametros } from '@portal/kit/parametros'
import type { DeclaredRecord, Known, Section, Until } from '@portal/kit/record'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import styles from './known.module.css'

/** Returns the call that says what is known of a table: of all years, as what hangs from a record may be of any. */
export const knownCall = (
  { table }: Pick<Known, 'table'>,
  { entidade, exercicio }: Contexto,
  everyYear = true,
): string =>
  withQuery('/api/ultimas-atualizacoes/by-table', {
    table,
    ...(everyYear && { todosOsAnos: 'S' }),
    entidade,
    exercicio,
  })

/** Returns the sentence, with the day of the newest fact or, of what happens on no day, that of the load. */
export function knownInWords(
  { none, never }: Known,
  { fatosAte, ultimoAcesso, nuncaEnviada }: Partial<UltimaAtualizacao>,
): string | undefined {
  const day = fatosAte ?? ultimoAcesso
  if (day !== undefined) return `${none} até ${formatDate(day)}.`
  return nuncaEnviada ? `${never}.` : undefined
}

export function WhatIsKnown({ of: known }: { of: Known }) {
  const { entidade, exercicio } = useContexto()
  const { data } = useAnswer<Partial<UltimaAtualizacao>>(knownCall(known, { entidade: entidade.id, exercicio }))
  const words = data && knownInWords(known, data)
  return words === undefined ? null : <p className={styles.known}>{words}</p>
}

type OfRecord = Pick<DeclaredRecord, 'everyYear' | 'list'>

/** Whether the sums of a record are of every year; those of a commitment are of its own, as in the list. */
export const isOfEveryYear = ({ everyYear, list }: OfRecord): boolean => everyYear ?? scopeOf(list) !== 'year'

/** Returns what the sums of a section are of, where the row has any of them. */
export function untilOf(until: Section['until'], row: Row): Until | undefined {
  const found = typeof until === 'function' ? until(row) : until
  return found?.sums.some((name) => row[name] !== undefined) ? found : undefined
}

const listed = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Returns 'Empenhos e pagamentos publicados até 31/08/2026.', of the tables that were sent. */
export function untilInWords(
  { of }: Until,
  { fatosAte }: Partial<UltimaAtualizacao>,
  { unsent }: Parametros,
  everyYear: boolean,
): string | undefined {
  const sent = Object.entries(of).filter(([table]) => !unsent?.has(everyYear ? ever(table) : table))
  const names = listed.format(sent.map(([, name]) => name))
  if (fatosAte === undefined || names === '') return undefined
  return `${names[0]?.toUpperCase()}${names.slice(1)} publicados até ${formatDate(fatosAte)}.`
}

export function UntilWhen({ of: until, record }: { of: Until; record: OfRecord }) {
  const { entidade, exercicio } = useContexto()
  const everyYear = isOfEveryYear(record)
  const call = knownCall(until, { entidade: entidade.id, exercicio }, everyYear)
  const { data } = useAnswer<Partial<UltimaAtualizacao>>(call)
  const parametros = useParametros()
  const words = data && untilInWords(until, data, parametros, everyYear)
  return words === undefined ? null : <p className={styles.known}>{words}</p>
}
