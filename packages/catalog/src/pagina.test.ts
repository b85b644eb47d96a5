import { describe, expect, test } from 'vitest'
import {
  escolhaFromCookie,
  escolhaFromQuery,
  escolhaToCookie,
  preferenciasFromCookie,
  preferenciasToCookie,
} from './pagina.ts'

describe('the chosen entity and year', () => {
  test('are read from the cookie as they were written', () => {
    expect(escolhaFromCookie(escolhaToCookie({ entidade: 3, exercicio: 2026 }))).toEqual({
      entidade: 3,
      exercicio: 2026,
    })
  })

  test('are ignored when malformed', () => {
    expect(escolhaFromCookie(undefined)).toEqual({})
    expect(escolhaFromCookie('x.2026')).toEqual({ exercicio: 2026 })
    expect(escolhaFromQuery(new URLSearchParams('entidade=-1&exercicio=2e3'))).toEqual({})
    expect(escolhaFromQuery(new URLSearchParams('entidade=2'))).toEqual({ entidade: 2 })
  })
})

describe('preferences', () => {
  test('are read from the cookie as they were written', () => {
    expect(preferenciasFromCookie(preferenciasToCookie({ texto: 115, invertido: true }))).toEqual({
      texto: 115,
      invertido: true,
    })
  })

  test.each(['', '131.0', '92.0', '85.1', 'abc', '100.2'])('fall back to the normal text size for %j', (cookie) => {
    expect(preferenciasFromCookie(cookie).texto).toBe(100)
  })
})
