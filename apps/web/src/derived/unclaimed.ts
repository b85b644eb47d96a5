// Returns the lists and records of the catalog without a screen of their own.
import { lists, records } from '@portal/catalog/areas'
import { written } from '../screens/index.ts'

const claims = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`, 'i').test(path)

const isUnclaimed = (path: string): boolean => !written.some((route) => claims(route.path, path))

export const unclaimedLists = lists.filter(({ path }) => isUnclaimed(path))
export const unclaimedRecords = records.filter(({ link }) => isUnclaimed(link.path))
