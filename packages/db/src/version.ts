// Exports the name and version of this program, and compares releases. The version is written only in the root's
// package.json, which is read at build time, since the folder may have changed by the time the program runs.
import manifest from '../../../package.json' with { type: 'json' }

export const { name: PROGRAM, version: VERSION } = manifest

export interface Release {
  versao: string
  /** The oldest program that may still read a database of this release. */
  lidaDesde: string
}

export const RELEASE: Release = { versao: VERSION, lidaDesde: manifest.portal.lidaDesde }

/** Returns a negative number when the first version is older: '1.9.0' before '1.10.0'. */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number))
  for (let part = 0; part < 3; part++) {
    const difference = (ours?.[part] ?? 0) - (theirs?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
