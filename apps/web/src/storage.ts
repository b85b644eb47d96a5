// Reads and writes web storage, which may be blocked (private windows, blocked cookies): reads then return undefined
// and writes are ignored.
type Area = 'local' | 'session'

const area = (which: Area): Storage => (which === 'local' ? window.localStorage : window.sessionStorage)

export function readStored(which: Area, key: string): string | undefined {
  try {
    return area(which).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function writeStored(which: Area, key: string, value: string): void {
  try {
    area(which).setItem(key, value)
  } catch {
    return
  }
}

export function clearStored(which: Area, key: string): void {
  try {
    area(which).removeItem(key)
  } catch {
    return
  }
}
