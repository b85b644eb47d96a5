// Error boundary of a screen: the frame stays and offers to reload.
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../../ui/state-message.tsx'

/** Callers key it by the address, so that navigating resets it. */
export class RouteError extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <h1 tabIndex={-1}>Algo deu errado nesta página</h1>
        <ErrorState title="Não foi possível mostrar esta página." onRetry={() => window.location.reload()}>
          <p>O restante do portal continua funcionando. Recarregue a página ou escolha outra no menu.</p>
        </ErrorState>
      </>
    )
  }
}
