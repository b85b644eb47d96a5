// Provides the entity, year, menu and parameters to every screen. They are fixed for the life of the page: a change
// reloads it.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { parametrosOf, type Parametros } from '@portal/kit/parametros'
import { createContext, useContext, useMemo } from 'react'

const Contexto = createContext<ContextoInicial | undefined>(undefined)

export const ContextoProvider = Contexto.Provider

export function useContexto(): ContextoInicial {
  const contexto = useContext(Contexto)
  if (!contexto) throw new Error('useContexto outside of ContextoProvider')
  return contexto
}

export function useParametros(): Parametros {
  const contexto = useContexto()
  return useMemo(() => parametrosOf(contexto), [contexto])
}
