// The routes of the lists and records that no screen claims: each has the screen that is derived from its declaration.
import { item, under, type Route } from '../route.ts'
import { details, items } from './addresses.ts'

export const derived: readonly Route[] = [
  ...items.map((path) => item(path, path)),
  ...details.map(([parent, path]) => under(parent, path, path)),
].map((route) => ({ ...route, derived: true }))
