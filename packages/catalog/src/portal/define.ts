// The functions with which this area declares its lists and calls.
import { definersOf } from '@portal/kit/define'

export const { defineCall, defineList } = definersOf('portal')
