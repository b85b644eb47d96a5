// A token travels only if some other part of the city's site left one in a cookie; the portal itself has no login.
import { clearCookie, readCookie } from '../cookies.ts'
import { forgetEscolha } from './escolha.ts'

const TOKEN = 'authorization'
const REFRESH = 'refresh'

export const authorization = (): string | undefined => readCookie(TOKEN)

/** What a 401 asks for: authentication and user information are gone. */
export function forgetVisitor(): void {
  clearCookie(TOKEN)
  clearCookie(REFRESH)
  forgetEscolha()
}
