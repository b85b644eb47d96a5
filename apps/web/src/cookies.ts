// Reads and writes first-party cookies, from which the server renders the right entity, year and text size at once.
import { APP_BASE } from '@portal/catalog/rotas'

const YEAR_IN_SECONDS = 31_536_000

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}

function write(name: string, value: string, path: string, maxAge: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export const writeCookie = (name: string, value: string): void => write(name, value, APP_BASE, YEAR_IN_SECONDS)

export function clearCookie(name: string): void {
  for (const path of ['/', APP_BASE]) write(name, '', path, 0)
}
