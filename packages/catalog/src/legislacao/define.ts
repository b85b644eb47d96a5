// The functions with which this area declares its lists and records.
import { definersOf } from '@portal/kit/define'

export const { defineList, defineOptions, defineRecord } = definersOf('legislacao')
