import { expect, test } from 'vitest'
import { databaseLine } from './errors.ts'

const withCode = (code: string, message: string): Error => Object.assign(new Error(message), { code })

test('a full disk and a lost connection say what to do, in one line', () => {
  expect(databaseLine(withCode('53100', 'could not extend file "base/1": No space left on device'))).toMatch(
    /^Disco cheio: libere espaço/,
  )
  expect(
    databaseLine(withCode('53100', 'não pôde estender arquivo "base/1": Não há espaço disponível no dispositivo')),
  ).toMatch(/^Disco cheio/)
  expect(databaseLine(withCode('XX000', 'checkpoint request failed'))).toMatch(
    /^O banco de dados não conseguiu gravar no disco: veja se há espaço/,
  )
  for (const lost of [
    withCode('ECONNRESET', 'read ECONNRESET'),
    withCode('57P02', 'crash'),
    new Error('Connection terminated unexpectedly'),
  ]) {
    expect(databaseLine(lost)).toMatch(/^O banco de dados caiu no meio do trabalho: veja se há espaço em disco/)
  }
})

test('any other failure keeps its own message', () => {
  expect(databaseLine(withCode('42P01', 'relation "x" does not exist'))).toBe('relation "x" does not exist')
})
