// Handles release numbers and texts: the order of versions, the entry of CHANGELOG.md, the files with the version.
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

export const isVersion = (text) => VERSION.test(text)

/** Returns a negative number when the first version comes before. */
export function compareVersions(one, other) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number))
  const at = first.findIndex((part, index) => part !== second[index])
  return at < 0 ? 0 : first[at] - second[at]
}

/** Returns the highest version released; undefined before the first. */
export const lastReleased = (tags) =>
  tags
    .map((tag) => tag.slice(1))
    .filter((version) => isVersion(version))
    .toSorted(compareVersions)
    .at(-1)

/** Formats a date for the operator, in the time zone of the machine. */
export const dayOf = (date) =>
  new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: '2-digit', year: 'numeric' }).format(date)

export const headingOf = (version, date) => `## ${version} – ${dayOf(date)}`

/** Returns the text under the exact heading; undefined if there is no such heading. */
export function entryOf(changelog, heading) {
  const lines = changelog.split(/\r?\n/)
  const at = lines.findIndex((line) => line.trimEnd() === heading)
  if (at < 0) return undefined
  const rest = lines.slice(at + 1)
  const end = rest.findIndex((line) => line.startsWith('## '))
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .join('\n')
    .trim()
}

const written = (content) => `${JSON.stringify(content, null, 2)}\n`

export const manifestWith = (text, version) => written({ ...JSON.parse(text), version })

export function lockWith(text, version) {
  const lock = JSON.parse(text)
  return written({ ...lock, version, packages: { ...lock.packages, '': { ...lock.packages[''], version } } })
}
