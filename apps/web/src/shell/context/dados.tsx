// Provides the responses that came inside the first HTML, so that hydration requests nothing again.
import { createContext, useContext } from 'react'
import type { Dados } from '../../route-module.ts'

const DadosContext = createContext<Dados>({})

export const DadosProvider = DadosContext.Provider

export const useAllPreloaded = (): Dados => useContext(DadosContext)

export function usePreloaded<T>(path: string): T | undefined {
  return useAllPreloaded()[path] as T | undefined
}
