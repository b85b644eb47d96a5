// Every area of the portal, in the order of its menu.
import type { Call } from '@portal/kit/call'
import type { List } from '@portal/kit/list'
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
  despesa, receita, planejamento, contratacao, pessoal, patrimonio, legislacao, portal, atendimento,
].map(withFeatures)

export const lists: readonly List[] = areas.flatMap((area) => area.lists ?? [])
/** Those whose rows the search of the portal finds; a variant is found as the list it varies. */
export const searched: readonly List[] = areas
  .flatMap(({ lists: own = [], whole = [] }) => [...own, ...whole])
  .filter(({ hit }, at, all) => hit && all.findIndex((other) => other.hit === hit) === at)
export const records: readonly DeclaredRecord[] = areas.flatMap((area) => area.records ?? [])
export const calls: readonly Call[] = areas.flatMap((area) => area.calls ?? [])
