// Reads the access token from a cookie that another part of the city's site may have left; the portal itself has no
// login.
import { clearCookie, readCookie } from '../cookies.ts'
import { forgetEscolha } from './escolha.ts'

const TOKEN = 'authorization'
const REFRESH = 'refresh'

export const authorization = (): string | undefined => readCookie(TOKEN)

/** Called on a 401: forgets the authentication and the visitor's data. */
export function forgetVisitor(): void {
  clearCookie(TOKEN)
  clearCookie(REFRESH)
  forgetEscolha()
}
