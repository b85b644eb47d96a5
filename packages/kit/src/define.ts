// Returns the define functions for an area, so that its lists, records and calls need not repeat the area's name.
import { defineCall, defineOptions, type Call, type CallDeclaration, type OptionsDeclaration } from './call.ts'
import type { Fields } from './fields.ts'
import { defineList, type List, type ListDeclaration } from './list.ts'
import { defineRecord, type DeclaredRecord, type RecordDeclaration } from './record.ts'

export interface Definers {
  readonly defineList: <const F extends Fields>(list: ListDeclaration<F>) => List
  readonly defineRecord: <const F extends Fields, const P extends string, const S extends string = never>(
    record: RecordDeclaration<F, P, S>,
  ) => DeclaredRecord
  readonly defineCall: <const F extends Fields>(call: CallDeclaration<F>) => Call
  readonly defineOptions: (call: OptionsDeclaration) => Call
}

export const definersOf = (area: string): Definers => ({
  defineList: (list) => defineList({ area, ...list }),
  defineRecord: (record) => defineRecord({ area, ...record }),
  defineCall: (call) => defineCall({ area, ...call }),
  defineOptions: (call) => defineOptions({ area, ...call }),
})
