// Shows when the data (not the page) was last loaded. The date includes the time when the API sends it.
import type { UltimaAtualizacao } from '@portal/catalog/contexto'
import { formatDate, formatDateTime } from '@portal/kit/formats'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAnswer } from '../shell/context/answers.ts'
import { lastUpdateCall } from './state/list-state.ts'
import type { ListView } from './state/use-list-view.ts'
import styles from './list-screen.module.css'

const DATE_LENGTH = 10

/** Renders 'Atualizado em …', or nothing while the date is unknown. */
export function Stamp({ view: { list, contexto } }: { view: ListView }) {
  const { data } = useAnswer<Partial<UltimaAtualizacao>>(lastUpdateCall(list, contexto))
  if (!data?.ultimoAcesso) return null
  const write = data.ultimoAcesso.length > DATE_LENGTH ? formatDateTime : formatDate
  return (
    <>
      Atualizado em <time dateTime={data.ultimoAcesso}>{write(data.ultimoAcesso)}</time>
    </>
  )
}

export function LastUpdate({ view }: { view: ListView }) {
  const { isPending } = useAnswer(lastUpdateCall(view.list, view.contexto))
  return <p className={styles.stamp}>{isPending ? <Skeleton width="medium" /> : <Stamp view={view} />}</p>
}
