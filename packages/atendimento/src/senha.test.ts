import { expect, test } from 'vitest'
import { hashSenha, matchesSenha, randomSenha, readSenha, senhaFrom } from './senha.ts'

const SHAPE = /^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/

test('a password has 120 bits of entropy, in letters that cannot be confused', () => {
  const all = Array.from({ length: 2_000 }, randomSenha)
  expect(new Set(all).size).toBe(all.length)
  for (const senha of all) expect(senha).toMatch(SHAPE)
  for (let place = 0; place < 24; place++) {
    expect(new Set(all.map((senha) => senha.replaceAll('-', '')[place])).size).toBe(32)
  }
})

test('the same key gives the same password; another key or secret gives another', () => {
  const segredo = Buffer.from('um segredo')
  const senha = senhaFrom(segredo, 1, 'chave')
  expect(senha).toMatch(SHAPE)
  expect(senhaFrom(segredo, 1, 'chave')).toBe(senha)
  const others = [
    senhaFrom(segredo, 2, 'chave'),
    senhaFrom(segredo, 1, 'outra'),
    senhaFrom(Buffer.from('outro'), 1, 'chave'),
    senhaFrom(segredo, '1chave'),
  ]
  expect(new Set([senha, ...others]).size).toBe(5)
})

test('is stored salted, and accepted in any notation', () => {
  const senha = randomSenha()
  const [first, second] = [hashSenha(senha), hashSenha(senha)]
  expect(first.hash.equals(second.hash)).toBe(false)
  expect(matchesSenha(senha, first)).toBe(true)
  expect(matchesSenha(` ${senha.toLowerCase().replaceAll('-', '')} `, second)).toBe(true)
  expect(matchesSenha(randomSenha(), first)).toBe(false)
  expect(matchesSenha('', first)).toBe(false)
  expect(matchesSenha(senha, undefined)).toBe(false)
  expect(readSenha('oil-0i')).toBe('01101')
})
