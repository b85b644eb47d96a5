// Shows that calls are in progress, after 300 ms, when the wait becomes noticeable.
import { texts } from '@portal/kit/texts'
import { useEffect, useState } from 'react'
import { useActiveCalls } from '../../api/activity.ts'
import styles from './loading.module.css'

const NOTICED_AFTER_MS = 300

export function LoadingIndicator() {
  const busy = useActiveCalls() > 0
  const [noticed, setNoticed] = useState(false)

  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setNoticed(true), NOTICED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setNoticed(false)
    }
  }, [busy])

  return (
    <div className={`${styles.region} no-print`} role="status">
      {busy && noticed && <p className={styles.indicator}>{texts.acessandoServidor}</p>}
    </div>
  )
}
