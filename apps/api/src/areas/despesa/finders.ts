// The records of expense whose key does not name one by itself, each with who finds it.
import { empenho, empenhoItem } from '@portal/catalog/despesa/empenho'
import type { Finders } from '../../calls/register-call.ts'
import { findByKey } from './empenho-chave.ts'

export const finders: Finders = new Map([
  [empenho, findByKey],
  [empenhoItem, findByKey],
])
