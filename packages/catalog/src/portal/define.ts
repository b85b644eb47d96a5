// The words this area declares with.
import { definersOf } from '@portal/kit/define'

export const { defineCall, defineList } = definersOf('portal')
