import { expect, test } from 'vitest'
import { loggerOptions, safeError, safeUrl } from './logging.ts'

test('a logged address has only harmless values', () => {
  expect(safeUrl('/api/diarias?entidade=1&nome=Maria&cnpjCpf=123&page=2')).toBe(
    '/api/diarias?entidade=1&nome=***&cnpjCpf=***&page=2',
  )
  expect(safeUrl('/api/diarias')).toBe('/api/diarias')
  expect(safeUrl('/x?Maria%20da%20Silva')).toBe('/x??=***')
})

test('a logged database error keeps its code, without the quoted values', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "111.444.777-35"'), {
    code: '22P02',
    detail: 'Key (cpf)=(11144477735) exists',
  })
  const logged = JSON.stringify(safeError(new Error('falhou', { cause: error })))
  expect(logged).toContain('22P02')
  expect(logged).not.toMatch(/111\.?444/)
})

test('writes to an output that survives a closed terminal', () => {
  expect(loggerOptions('warn')).toMatchObject({ stream: process.stdout })
})
