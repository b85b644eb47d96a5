// The functions with which this area declares its lists, records and calls.
import { definersOf } from '@portal/kit/define'

export const { defineCall, defineList, defineOptions, defineRecord } = definersOf('receita')
