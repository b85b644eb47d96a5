// Finds the singular and plural forms of a Portuguese word, so that a search for one finds the other.
const TO_SINGULAR: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(oes|aes|aos)$/, 'ao'],
  [/ais$/, 'al'],
  [/(?<=[a-z]{2})eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/([aeiou])ses$/, '$1s'],
  [/([aeo]u|[^su])s$/, '$1'],
]

const TO_PLURAL: readonly (readonly [ending: RegExp, plurals: readonly string[]])[] = [
  [/ao$/, ['oes', 'aes', 'aos']],
  [/al$/, ['ais']],
  [/el$/, ['eis']],
  [/ol$/, ['ois']],
  [/m$/, ['ns']],
]

const SHORTEST = 4

/** Returns, for a word without accents: itself, its singular, and the plurals that do not begin with the singular. */
export function wordForms(word: string): string[] {
  if (word.length < SHORTEST || /\d/.test(word)) return [word]
  const rule = TO_SINGULAR.find(([ending]) => ending.test(word))
  const singular = rule ? word.replace(rule[0], rule[1]) : word
  const plurals = TO_PLURAL.flatMap(([ending, endings]) =>
    ending.test(singular) ? endings.map((plural) => singular.replace(ending, plural)) : [],
  )
  return [...new Set([word, singular, ...plurals])]
}
