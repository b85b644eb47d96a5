// Stores in this browser the access token of a visitor registered for news of a bid.
import type { Edital } from '@portal/catalog/contratacao/interessado'
import { useState } from 'react'
import { readStored, writeStored } from '../../../storage.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

export function useAcesso({
  entidade,
  exercicio,
  tipoLicitacao,
  licitacao,
}: Edital): [acesso: string | undefined, keep: (acesso: string) => void] {
  const key = ['edital', entidade, exercicio, tipoLicitacao, licitacao].join('/')
  const hydrated = useHydrated()
  const [, tell] = useState('')
  const keep = (acesso: string): void => {
    writeStored('local', key, acesso)
    tell(acesso)
  }
  return [hydrated ? readStored('local', key) : undefined, keep]
}
