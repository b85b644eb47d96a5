// Maps each record of expense whose key may be incomplete to the function that finds it.
import { empenho, empenhoItem } from '@portal/catalog/despesa/empenho'
import type { Finders } from '../../calls/register-call.ts'
import { findByKey } from './empenho-chave.ts'

export const finders: Finders = new Map([
  [empenho, findByKey],
  [empenhoItem, findByKey],
])
