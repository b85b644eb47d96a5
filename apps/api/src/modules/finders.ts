// Records whose key does not name one by itself, each with who finds it.
import { empenho, empenhoItem } from '@portal/catalog/despesa/empenho'
import type { DeclaredRecord } from '@portal/kit/record'
import type { FindKey } from '../calls/register-call.ts'
import { findByKey } from './despesa/empenho-chave.ts'

export const finders: ReadonlyMap<DeclaredRecord, FindKey> = new Map([[empenho, findByKey], [empenhoItem, findByKey]])
