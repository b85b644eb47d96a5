// Returns the calls of the summary of the year, on the basis that an address asks for.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { historiaCalls } from '@portal/catalog/portal/historia-calls'
import { readBase } from '@portal/kit/base'
import { BASE } from '@portal/kit/link'

export const historiaCallsAt = (url: URL, { entidade, exercicio }: ContextoInicial): string[] =>
  historiaCalls({ entidade: entidade.id, exercicio }, readBase(url.searchParams.get(BASE)).bases)
