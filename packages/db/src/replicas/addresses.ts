// Reads the addresses of several servers out of one text: whole addresses one after another, or one with several
// machines, as libpq writes it.
const BETWEEN = /[\s,]+(?=postgres(?:ql)?:\/\/)/
const MACHINES = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/** An address of each machine named, in the order written. */
export function addressesIn(text: string): string[] {
  const written = text
    .trim()
    .replace(/,+$/, '')
    .split(BETWEEN)
    .filter((address) => address !== '')
  return [...new Set(written.flatMap(ofEachMachine))]
}

function ofEachMachine(address: string): string[] {
  const [, scheme, machines, rest] = MACHINES.exec(address) ?? []
  if (machines === undefined) return [address]
  return machines.split(',').map((machine) => `${scheme}${machine}${rest}`)
}

export const isAddress = (text: string): boolean => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)

/** As the log may say it. */
export function placeOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}
