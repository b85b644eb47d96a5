// The calls of one commitment, from what the address says of it.
import type { ContextoInicial } from '@portal/catalog/contexto'
import { abas, type Aba } from '@portal/catalog/despesa/empenho'
import type { EmpenhoKey } from '@portal/catalog/despesa/rotas'
import { withQuery, type Query } from '@portal/kit/link'
import { MAX_PAGE_SIZE } from '@portal/kit/list'
import { parametrosFrom } from '@portal/kit/parametros'
import { namesAnother } from '../../../api/escolha.ts'

const NUMBER = /^\d{1,9}$/

/** Undefined when the address does not say which commitment, or speaks of another entity or year. */
export function empenhoKeyIn(params: URLSearchParams, contexto: ContextoInicial): EmpenhoKey | undefined {
  const { entidade, exercicio } = contexto
  const empenho = params.get('empenho') ?? ''
  if (!NUMBER.test(empenho) || namesAnother(params, contexto)) return undefined
  const unidadeOrcamentaria = params.get('unidadeOrcamentaria')
  return { entidade: entidade.id, exercicio, empenho: Number(empenho), ...(unidadeOrcamentaria && { unidadeOrcamentaria }) }
}

export const empenhoCall = (path: string, key: EmpenhoKey, more: Query = {}): string =>
  withQuery(`/empenhos/detalhe${path}`, {
    search: `id.entidade==${key.entidade}`,
    entidade: key.entidade,
    exercicio: key.exercicio,
    empenho: key.empenho,
    unidadeOrcamentaria: key.unidadeOrcamentaria,
    ...more,
  })

export function openAbas({ parametros }: Pick<ContextoInicial, 'parametros'>): readonly Aba[] {
  const values = parametrosFrom(parametros)
  return abas.filter((aba: Aba) => aba.when?.(values) ?? true)
}

export const abaCall = ({ call, id }: Aba, key: EmpenhoKey): string =>
  empenhoCall(`/${call}`, key, id === 'movimentacao' ? { size: MAX_PAGE_SIZE } : {})

const STORY: ReadonlySet<string> = new Set(['movimentacao', 'documentos'])

/** What tells the story of the money comes first, then the tab asked for, then the others in their order. */
export function abasInOrder(open: readonly Aba[], active: string | null): readonly Aba[] {
  const rank = ({ id }: Aba): number => (STORY.has(id) ? 0 : id === active ? 1 : 2)
  return open.toSorted((a, b) => rank(a) - rank(b))
}
