// Declares the routes of the lists and records without a screen of their own; their screens derive from the
// declarations.
import { item, under, type Route } from '../route.ts'
import { details, items } from './addresses.ts'

export const derived: readonly Route[] = [
  ...items.map((path) => item(path, path)),
  ...details.map(([parent, path]) => under(parent, path, path)),
].map((route) => ({ ...route, derived: true }))
