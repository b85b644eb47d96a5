// Which lists the walks take, and on which of them the engine is proven to its last detail; the contract test proves the others.
import { diarias } from '@portal/catalog/despesa/diarias'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { lists } from '@portal/catalog/areas'
import type { List } from '@portal/kit/list'

/** Variants show some rows of another list, and have tests of their own. */
export const ownLists: readonly List[] = lists.filter(({ sql }) => sql === undefined)

export const thoroughlyWalked: readonly List[] = [fornecedores, diarias, notaExtraorcamentaria]
