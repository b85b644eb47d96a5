// Collects every area of the portal, in the order of its menu.
import type { Call } from '@portal/kit/call'
import { asksFirst, type List } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'
import { withFeatures, type Area } from './area.ts'
import { atendimento } from './atendimento/index.ts'
import { contratacao } from './contratacao/index.ts'
import { despesa } from './despesa/index.ts'
import { legislacao } from './legislacao/index.ts'
import { patrimonio } from './patrimonio/index.ts'
import { pessoal } from './pessoal/index.ts'
import { planejamento } from './planejamento/index.ts'
import { portal } from './portal/index.ts'
import { receita } from './receita/index.ts'

export const areas: readonly Area[] = [
  despesa,
  receita,
  planejamento,
  contratacao,
  pessoal,
  patrimonio,
  legislacao,
  portal,
  atendimento,
].map(withFeatures)

/** Every declared list. */
export const register: readonly List[] = areas.flatMap(({ lists = [], reshaped = [] }) => [...lists, ...reshaped])
const answered = areas.flatMap((area) => area.lists ?? [])
/** Lists whose responses are paged. */
export const pagedLists: readonly List[] = answered.filter(({ whole }) => whole === undefined)
/** Paged lists that require no parameter, which tests and tools can walk from end to end. */
export const lists = pagedLists.filter((list) => !asksFirst(list))
/** Lists returned whole. */
export const wholeLists = answered.filter(({ whole }) => whole !== undefined)
/** Lists whose rows the search of the portal finds; variants that share a `hit` count once. */
export const searched = register.filter(({ hit }, at, all) => hit && all.findIndex((other) => other.hit === hit) === at)
export const records: readonly DeclaredRecord[] = areas.flatMap((area) => area.records ?? [])
export const calls: readonly Call[] = areas.flatMap((area) => area.calls ?? [])
export const figures = areas.flatMap((area) => area.figures ?? [])
