// Says, beside the text of a part of a record that has no rows, until which day its table is known, or that it was never
// sent. Nothing where neither is known.
import type { UltimaAtualizacao } from '@portal/catalog/contexto'
import { formatDate } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Contexto } from '@portal/kit/list'
import type { Known } from '@portal/kit/record'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import styles from './known.module.css'

/** Returns the call that says what is known of a table: of all years, as what hangs from a record may be of any. */
export const knownCall = ({ table }: Pick<Known, 'table'>, { entidade, exercicio }: Contexto): string =>
  withQuery('/api/ultimas-atualizacoes/by-table', { table, todosOsAnos: 'S', entidade, exercicio })

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
