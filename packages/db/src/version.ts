// Which program this is, and how two releases compare. The root's package.json is the one place that says it, read as
// the program was built, not as its folder may be now.
import manifest from '../../../package.json' with { type: 'json' }

export const { name: PROGRAM, version: VERSION } = manifest

export interface Release {
  versao: string
  /** The oldest program that may go on reading a database of this one. */
  lidaDesde: string
}

export const RELEASE: Release = { versao: VERSION, lidaDesde: manifest.portal.lidaDesde }

/** Negative where the first comes before the second: '1.9.0' before '1.10.0'. */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number))
  for (let part = 0; part < 3; part++) {
    const difference = (ours?.[part] ?? 0) - (theirs?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
