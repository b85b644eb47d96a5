// The lists on which the engine is proven in the browser to its last detail; the contract test proves the others over the API.
import { diarias } from '@portal/catalog/despesa/diarias'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import type { List } from '@portal/kit/list'

export const thoroughlyWalked: readonly List[] = [fornecedores, diarias, notaExtraorcamentaria]
