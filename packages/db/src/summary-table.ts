// Compares two definitions of a summary table: columns added at its end, which readers of the old one do not notice, or
// any other change.

/** Returns the columns to add, as written; undefined when the table must be created again. */
export function expandTable(before: string, after: string): string[] | undefined {
  const [old, made] = [itemsOf(before), itemsOf(after)]
  const same = (one: readonly string[], other: readonly string[]): boolean =>
    one.length === other.length && one.every((item, at) => item === other[at])
  if (!same(old.rules, made.rules) || !same(old.columns, made.columns.slice(0, old.columns.length))) return undefined
  return made.columns.slice(old.columns.length)
}

const RULE = /^(primary key|foreign key|unique|check|constraint|exclude|like)\b/

function itemsOf(sql: string): { columns: string[]; rules: string[] } {
  const inside = sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^(]*\(/, '')
  const items: string[] = []
  let depth = 0
  let item = ''
  for (const letter of inside) {
    if (letter === ')' && depth === 0) break
    depth += Number(letter === '(') - Number(letter === ')')
    if (letter === ',' && depth === 0) {
      items.push(item.trim())
      item = ''
    } else item += letter
  }
  items.push(item.trim())
  return { columns: items.filter((each) => !RULE.test(each)), rules: items.filter((each) => RULE.test(each)) }
}
