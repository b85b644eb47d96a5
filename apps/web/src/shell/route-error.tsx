// A screen that breaks takes only its own place: the frame stays and offers a way on.
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/state-message.tsx'

interface RouteErrorProps {
  /** A new address gets a new chance. */
  address: string
  children: ReactNode
}

interface State {
  failed: boolean
  address: string
}

export class RouteError extends Component<RouteErrorProps, State> {
  override state: State = { failed: false, address: this.props.address }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ address }: RouteErrorProps, state: State): State | null {
    return address === state.address ? null : { failed: false, address }
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
