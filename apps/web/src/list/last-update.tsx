// Shows the day of the newest fact among those a list shows, or, where they happen on no day, when they were loaded.
import type { UltimaAtualizacao } from '@portal/catalog/contexto'
import { formatDate, formatDateTime } from '@portal/kit/formats'
import { Skeleton } from '../ui/skeleton.tsx'
import { useAnswer } from '../shell/context/answers.ts'
import { lastUpdateCall } from './state/list-state.ts'
import type { ListView } from './state/use-list-view.ts'
import styles from './list-screen.module.css'

const DATE_LENGTH = 10

const useLoaded = ({ list, contexto }: ListView): Partial<UltimaAtualizacao> | undefined =>
  useAnswer<Partial<UltimaAtualizacao>>(lastUpdateCall(list, contexto)).data

/** Returns the day of the last load of what the list shows; undefined while it is unknown. */
export const useLoadedDay = (view: ListView): string | undefined => useLoaded(view)?.ultimoAcesso?.slice(0, DATE_LENGTH)

/** Renders 'Dados até …' or 'Carregado em …', or nothing while the date is unknown. */
export function Stamp({ view }: { view: ListView }) {
  const data = useLoaded(view)
  if (data?.fatosAte) {
    return (
      <>
        Dados até <time dateTime={data.fatosAte}>{formatDate(data.fatosAte)}</time>
      </>
    )
  }
  if (!data?.ultimoAcesso) return null
  const write = data.ultimoAcesso.length > DATE_LENGTH ? formatDateTime : formatDate
  return (
    <>
      Carregado em <time dateTime={data.ultimoAcesso}>{write(data.ultimoAcesso)}</time>
    </>
  )
}

export function LastUpdate({ view }: { view: ListView }) {
  const { isPending } = useAnswer(lastUpdateCall(view.list, view.contexto))
  return <p className={styles.stamp}>{isPending ? <Skeleton width="medium" /> : <Stamp view={view} />}</p>
}
