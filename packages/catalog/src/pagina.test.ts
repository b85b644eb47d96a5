import { describe, expect, test } from 'vitest'
import {
  escolhaFromCookie,
  escolhaFromQuery,
  escolhaToCookie,
  preferenciasFromCookie,
  preferenciasToCookie,
} from './pagina.ts'

describe('the chosen entity and year', () => {
  test('come back from the cookie as they went in', () => {
    expect(escolhaFromCookie(escolhaToCookie({ entidade: 3, exercicio: 2026 }))).toEqual({
      entidade: 3,
      exercicio: 2026,
    })
  })

  test('are left out when malformed', () => {
    expect(escolhaFromCookie(undefined)).toEqual({})
    expect(escolhaFromCookie('x.2026')).toEqual({ exercicio: 2026 })
    expect(escolhaFromQuery(new URLSearchParams('entidade=-1&exercicio=2e3'))).toEqual({})
    expect(escolhaFromQuery(new URLSearchParams('entidade=2'))).toEqual({ entidade: 2 })
  })
})

describe('preferences', () => {
  test('come back from the cookie as they went in', () => {
    expect(preferenciasFromCookie(preferenciasToCookie({ texto: 115, invertido: true }))).toEqual({
      texto: 115,
      invertido: true,
    })
  })

  test.each(['', '131.0', '92.0', '85.1', 'abc', '100.2'])('fall back to the normal text size for %j', (cookie) => {
    expect(preferenciasFromCookie(cookie).texto).toBe(100)
  })
})
