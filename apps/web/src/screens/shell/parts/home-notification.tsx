// A notice of the entity for whoever arrives; closed, it stays closed for the rest of the visit.
import type { Notificacao } from '@portal/catalog/contexto'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../storage.ts'

const NotificationDialog = lazy(() => import('./notification-dialog.tsx'))

export function HomeNotification({ notificacao }: { notificacao: Notificacao }) {
  const key = `portal-notificacao-${notificacao.id}`
  const [open, setOpen] = useState(false)

  useEffect(() => {
    setOpen(readStored('session', key) === undefined)
  }, [key])

  const close = (): void => {
    writeStored('session', key, 'vista')
    setOpen(false)
  }

  return <Suspense>{open && <NotificationDialog notificacao={notificacao} onClose={close} />}</Suspense>
}
