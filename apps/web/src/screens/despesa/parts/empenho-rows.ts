// What the tabs of a commitment and the path of its money share: where the tabs are, and the rows of an answer, paged or not.
import type { Page, Row } from '@portal/kit/list'

export const ABAS_ID = 'abas-do-empenho'

export const rowsOf = (data: unknown): readonly Row[] =>
  (Array.isArray(data) ? (data as Row[]) : ((data as Page | undefined)?.content ?? []))
