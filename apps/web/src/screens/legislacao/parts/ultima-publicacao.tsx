// Renders the last edition of the gazette, whatever the search.
import { PUBLICADOS } from '@portal/catalog/legislacao/diario-oficial'
import { formatDate } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Page } from '@portal/kit/list'
import { useId } from 'react'
import { useAnswer } from '../../../shell/context/answers.ts'
import { useContexto } from '../../../shell/context/contexto.tsx'
import { Edicao } from './edicao.tsx'
import styles from './legislacao.module.css'

export const ultimaCall = (entidade: number, exercicio: number): string =>
  withQuery(PUBLICADOS, { entidade, exercicio, page: 0, size: 1, sort: 'numero,desc' })

export function UltimaPublicacao() {
  const id = useId()
  const { entidade, exercicio } = useContexto()
  const { data } = useAnswer<Page>(ultimaCall(entidade.id, exercicio))
  const row = data?.content[0]
  if (!row) return null
  return (
    <section className={`${styles.last} no-print`} aria-labelledby={id}>
      <div>
        <h2 id={id}>Última publicação</h2>
        <p>
          Edição {row.numero}, de {formatDate(String(row.dataPublicacao))}
        </p>
      </div>
      <Edicao row={row} />
    </section>
  )
}
