// Parses the addresses of several servers from one text: whole addresses one after another, or one address with several
// hosts, as libpq writes it.
const BETWEEN = /[\s,]+(?=postgres(?:ql)?:\/\/)/
const MACHINES = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/

/** Returns one address for each host, in the order written and without repetitions. */
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

/** Returns the host and database of an address, without user and password, for the log. */
export function placeOf(address: string): string {
  const { host, pathname } = new URL(address)
  return `${host}${pathname}`
}
