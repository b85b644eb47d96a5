// Shown instead of results while a required filter is empty: tells which to fill.
import { texts } from '@portal/kit/texts'
import { mensagens } from '@portal/kit/validacao'
import { EmptyState } from '../../ui/state-message.tsx'

export function NotAsked({ missing }: { missing: readonly string[] }) {
  return (
    <EmptyState title={texts.faltaFiltro}>
      {missing.map((label) => (
        <p key={label}>{mensagens.obrigatorio(label)}</p>
      ))}
    </EmptyState>
  )
}
