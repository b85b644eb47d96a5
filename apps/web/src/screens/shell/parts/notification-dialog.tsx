import type { Notificacao } from '@portal/catalog/contexto'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './notification-dialog.module.css'

export default function NotificationDialog({ notificacao, onClose }: { notificacao: Notificacao; onClose: () => void }) {
  return (
    <Dialog open title={notificacao.titulo} onClose={onClose}>
      {notificacao.image && <img src={notificacao.image} alt="" className={styles.image} />}
      <div className={styles.words} dangerouslySetInnerHTML={{ __html: notificacao.descricao }} />
    </Dialog>
  )
}
