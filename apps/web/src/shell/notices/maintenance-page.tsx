// Replaces the whole page during maintenance, and checks every 30 seconds whether it is over.
import { texts } from '@portal/kit/texts'
import { useEffect } from 'react'
import { getJson } from '../../api/api.ts'
import { useContexto } from '../context/contexto.tsx'
import { Crest } from '../frame/crest.tsx'
import styles from './maintenance-page.module.css'
import { leaveMaintenance } from '../../api/maintenance.ts'

const RETRY_MS = 30_000

const ignore = (): void => undefined

interface MaintenancePageProps {
  /** The server sent this page in place of another, so only a reload brings that one. */
  reloads: boolean
}

export function MaintenancePage({ reloads }: MaintenancePageProps) {
  const { entidade, build } = useContexto()

  const retry = (): void => {
    getJson('/api/exercicios/padrao', { quiet: true }).then(
      reloads ? () => window.location.reload() : leaveMaintenance,
      ignore,
    )
  }

  useEffect(() => {
    const timer = setInterval(retry, RETRY_MS)
    return () => clearInterval(timer)
  })

  return (
    <main className={styles.page}>
      <Crest />
      <p className={styles.status}>451</p>
      <h1 tabIndex={-1}>{texts.manutencao}</h1>
      <p>
        O Portal da Transparência de {entidade.nome} volta em instantes. Esta página tenta de novo sozinha a cada 30
        segundos.
      </p>
      <button type="button" onClick={retry}>
        Tentar de novo
      </button>
      <footer>Versão: {build.version || texts.versaoNaoEncontrada}</footer>
    </main>
  )
}
