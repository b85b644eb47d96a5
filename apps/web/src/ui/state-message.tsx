// Renders messages in place of content: empty, error and offline.
import type { ReactNode } from 'react'
import buttons from './button.module.css'
import { Icon, type IconName } from './icon.tsx'
import styles from './state-message.module.css'

interface StateMessageProps {
  icon: IconName
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Announced immediately by screen readers. */
  urgent?: boolean
}

function StateMessage({ icon, title, children, actions, urgent = false }: StateMessageProps) {
  return (
    <div className={styles.message} role={urgent ? 'alert' : undefined} data-urgent={urgent || undefined}>
      <Icon name={icon} />
      <p className={styles.title}>{title}</p>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <StateMessage icon="search" title={title} actions={actions}>
      {children}
    </StateMessage>
  )
}

export function ErrorState({ title, children, onRetry }: { title: string; children?: ReactNode; onRetry: () => void }) {
  const retry = (
    <button type="button" className={buttons.secondary} onClick={onRetry}>
      Tentar de novo
    </button>
  )
  return (
    <StateMessage icon="warning" title={title} actions={retry} urgent>
      {children}
    </StateMessage>
  )
}

export function OfflineState() {
  return (
    <StateMessage icon="warning" title="Você está sem conexão com a internet." urgent>
      <p>Assim que ela voltar, os dados aparecem aqui sozinhos.</p>
    </StateMessage>
  )
}
