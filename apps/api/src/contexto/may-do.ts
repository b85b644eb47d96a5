// Determines what a program may do with a database that another one upgraded to a later release: write, only read, or
// nothing.
import { compareVersions, RELEASE, type Release } from '@portal/db/version'

export type MayDo = 'write' | 'read' | 'nothing'

const OURS = RELEASE.versao

export function mayDo({ versao, lidaDesde }: Release, ours = OURS): MayDo {
  if (compareVersions(versao, ours) <= 0) return 'write'
  return compareVersions(lidaDesde, ours) <= 0 ? 'read' : 'nothing'
}
