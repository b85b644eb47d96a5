// Tells the visitor that the network is down; the current page can still be read.
import { useSyncExternalStore } from 'react'
import styles from './offline.module.css'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className="no-print">
      {!online && (
        <p className={styles.notice}>
          Você está sem internet. O que já está na tela pode ser lido; novas consultas esperam a conexão voltar.
        </p>
      )}
    </div>
  )
}
