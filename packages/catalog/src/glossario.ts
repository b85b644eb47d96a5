// The legal words the portal explains, and the explanations an entity's glossary replaces.
import type { Termo } from '@portal/kit/termo'
import { normalize } from '@portal/kit/texto'
import type { GlossarioDaEntidade } from './contexto.ts'
import * as atendimento from './termos/atendimento.ts'
import * as contratacao from './termos/contratacao.ts'
import * as despesa from './termos/despesa.ts'
import * as patrimonio from './termos/patrimonio.ts'
import * as pessoal from './termos/pessoal.ts'
import * as planejamento from './termos/planejamento.ts'
import * as portal from './termos/portal.ts'
import * as receita from './termos/receita.ts'

/** The glossary of a city that has none of its own, in reading order. */
export const GLOSSARIO: readonly Termo[] = [
  atendimento,
  contratacao,
  despesa,
  patrimonio,
  pessoal,
  planejamento,
  portal,
  receita,
]
  .flatMap((termos): Termo[] => Object.values(termos))
  .toSorted((one, other) => one.topico.localeCompare(other.topico, 'pt-BR'))

/**
 * Returns only what differs from the portal's glossary, to keep pages small; undefined for an entity without a
 * glossary.
 */
export function glossarioFrom(proprios: readonly Termo[]): GlossarioDaEntidade | undefined {
  if (proprios.length === 0) return undefined
  const written = new Map(proprios.map(({ topico, descricao }) => [normalize(topico), descricao]))
  const outros = GLOSSARIO.flatMap(({ topico, descricao }): [string, string | null][] => {
    const told = written.get(normalize(topico)) ?? null
    return told === descricao ? [] : [[topico, told]]
  })
  return Object.fromEntries(outros)
}
