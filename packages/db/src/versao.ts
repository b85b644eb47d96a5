// Which release this program is, and how two releases compare.
import { readFileSync } from 'node:fs'

export interface Release {
  versao: string
  /** The oldest program that may go on reading a database of this one. */
  lidaDesde: string
}

const manifest = new URL('../../../package.json', import.meta.url)

/** As the root package.json says it: one place for all rooms. */
export function readRelease(): Release {
  const { version, portal } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; portal: { lidaDesde: string } }
  return { versao: version, lidaDesde: portal.lidaDesde }
}

/** Negative where the first comes before the second: '1.9.0' before '1.10.0'. */
export function compareVersions(one: string, other: string): number {
  const [ours, theirs] = [one, other].map((version) => version.split('.').map(Number))
  for (let part = 0; part < 3; part++) {
    const difference = (ours?.[part] ?? 0) - (theirs?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
