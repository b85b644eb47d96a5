// Collects the data that a page needs for its first paint from the snapshot in memory. An impossible choice of entity
// or year falls back to a default.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { escolhaFromCookie, escolhaFromQuery, type Escolha } from '@portal/catalog/pagina'
import { exercicioPadrao } from './contexto.ts'
import { yearKey, type Snapshot } from './snapshot.ts'

interface Choice {
  entidade: number
  exercicio: number
}

/** Returns the entity with the requested year, or with its default year; undefined if it has none. */
function possible(snapshot: Snapshot, { entidade, exercicio }: Escolha): Choice | undefined {
  if (entidade === undefined || !snapshot.exercicios.get(entidade)?.length) return undefined
  if (exercicio !== undefined && snapshot.contextos.has(yearKey({ entidade, exercicio })))
    return { entidade, exercicio }
  return { entidade, exercicio: exercicioPadrao(snapshot, entidade) }
}

/** Chooses entity and year: from the address, then the visitor's last choice, then the default. */
export function choose(snapshot: Snapshot, query: URLSearchParams, cookie: string | undefined): Choice | undefined {
  const [asked, stored] = [escolhaFromQuery(query), escolhaFromCookie(cookie)]
  return (
    possible(snapshot, asked) ??
    possible(snapshot, { ...stored, ...(asked.exercicio === undefined ? {} : { exercicio: asked.exercicio }) }) ??
    possible(snapshot, { ...snapshot.padrao, ...(asked.exercicio === undefined ? {} : { exercicio: asked.exercicio }) })
  )
}

export function contextoInicial(
  snapshot: Snapshot,
  choice: Choice,
  build: ContextoInicial['build'],
): ContextoInicial | undefined {
  const { entidade, exercicio } = choice
  const dados = snapshot.entidades.get(entidade)
  const configuracoes = snapshot.configuracoes.get(entidade)
  if (!dados || !configuracoes) return undefined
  const key = yearKey(choice)
  const semDados = snapshot.semDados.get(key) ?? []
  const glossario = snapshot.glossarios.get(entidade)
  return {
    build,
    ...(snapshot.demonstracao && { demonstracao: true as const }),
    ...(snapshot.amostra && { amostra: true as const }),
    entidades: [...snapshot.entidades.values()],
    entidade: dados,
    exercicios: (snapshot.exercicios.get(entidade) ?? []).map(({ exercicio: year }) => year),
    exercicio,
    menu: snapshot.menus.get(key) ?? [],
    parametros: snapshot.parametros.get(key) ?? {},
    ...(semDados.length > 0 && { semDados }),
    configuracoes,
    ...(glossario && { glossario }),
  }
}
