import fc from '@portal/kit/testing/property'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cpfFrom, formatCnpjCpf, hideCpfs, isCpf, publicDocumento } from '@portal/kit/cpf-cnpj'
import { code, text } from '@portal/kit/fields'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { publicDocumentoSql, writeCell } from './cells.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database?.close())

const inDatabase = async (expression: string, values: readonly string[]): Promise<string[]> => {
  const { rows } = await database.pool.query<{ written: string }>(
    `select ${expression} as written from unnest($1::text[]) with ordinality as t(v, n) order by n`,
    [values],
  )
  return rows.map(({ written }) => written)
}

const anyOf = (characters: string): fc.Arbitrary<string> => fc.constantFrom(...characters.split(''))

it('the database masks documents like the kit, however they are stored', async () => {
  const character = anyOf('0123456789ABCXYZabcxyz.-/ ')
  const documento = fc.oneof(
    fc.string({ unit: anyOf('0123456789'), minLength: 11, maxLength: 11 }),
    fc.string({ unit: anyOf('0123456789ABZ'), minLength: 14, maxLength: 14 }),
    fc.string({ unit: anyOf('0123456789.-/ '), minLength: 9, maxLength: 18 }),
    fc.string({ unit: character, maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(documento, { minLength: 200, maxLength: 400 }), async (values) => {
      const written = await inDatabase(publicDocumentoSql('v'), values)
      expect(written).toEqual(values.map(publicDocumento))
      expect(written.filter(isCpf)).toEqual([])
    }),
    { numRuns: 20 },
  )
})

it('the database hides CPFs in texts like the kit', async () => {
  const base = fc.string({ unit: anyOf('0123456789'), minLength: 9, maxLength: 9 })
  const piece = fc.oneof(
    base.map(cpfFrom),
    base.map((digits) => formatCnpjCpf(cpfFrom(digits))),
    fc
      .tuple(
        base,
        fc.array(fc.constantFrom('', '', '', ' ', '.', '-', '/', ' - ', '\u00a0', '\u2013'), {
          minLength: 11,
          maxLength: 11,
        }),
      )
      .map(([digits, gaps]) => Array.from(cpfFrom(digits), (digit, at) => `${digit}${gaps[at]}`).join('')),
    fc.string({ unit: anyOf('0123456789.-/'), maxLength: 16 }),
    fc.constantFrom(' ', ' CPF ', 'é', '\n', '*', '1', ''),
  )
  const prose = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''))
  await fc.assert(
    fc.asyncProperty(fc.array(prose, { minLength: 200, maxLength: 400 }), async (values) => {
      expect(await inDatabase(writeCell('json', text('Texto'), 'v'), values)).toEqual(values.map(hideCpfs))
    }),
    { numRuns: 10 },
  )
})

it('marks only texts that start like a formula', async () => {
  const start = fc.constantFrom(
    '',
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' ',
    ' =',
    '\n+',
    '\u00a0@',
    '  -',
    '＝',
    '＋',
    ' －',
    '＠',
    "'",
    '\\',
    't',
    'r',
  )
  const suspect = fc.tuple(start, fc.string()).map(([first, rest]) => `${first}${rest}`.replaceAll('\0', ''))
  await fc.assert(
    fc.asyncProperty(fc.array(suspect, { minLength: 100 }), async (values) => {
      const marked = values.map((value) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value))
      expect(await inDatabase(writeCell('csv', text('Texto'), 'v'), values)).toEqual(marked)
    }),
    { numRuns: 10 },
  )
})

it('any first character is marked the same whatever follows', async () => {
  /** Characters that PostgreSQL treats as blanks and JavaScript does not. */
  const onlyThere = new Set(['\u001c', '\u001d', '\u001e', '\u001f', '\u0085', '\u180e'])
  const isOne = (character: string): boolean => !onlyThere.has(character) && !/\p{Surrogate}/u.test(character)
  const first = Array.from({ length: 0xffff }, (_, at) => String.fromCharCode(at + 1)).filter(isOne)
  const values = first.flatMap((character) => [`${character}=1`, `${character}a`])
  const marked = values.map((value) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(value) ? `'${value}` : value))
  const written = await inDatabase(writeCell('csv', code('Código'), 'v'), values)
  expect(written.filter((cell, at) => cell !== marked[at])).toEqual([])
})

it.each([
  ['=1+1', `'=1+1`],
  ['+55 43 3333-4444', `'+55 43 3333-4444`],
  ['-', `'-`],
  ['@soma', `'@soma`],
  ['\t=1', `'\t=1`],
  ['\tnada', `'\tnada`],
  ['\u00a0=1', `'\u00a0=1`],
  ['\u00a0nada', '\u00a0nada'],
  ['\u3000\uff1d1', `'\u3000\uff1d1`],
  ['<=1', '<=1'],
  ['ÁGUA = VIDA', 'ÁGUA = VIDA'],
  ['', ''],
  ['=CPF 529.982.247-25', `'=CPF ***.982.247-**`],
  ['CPF 52998224725', 'CPF ***.982.247-**'],
  ['CPF 529 982 247 25', 'CPF ***.982.247-**'],
  ['CPF 529\u00a0982\u00a0247\u00a025', 'CPF ***.982.247-**'],
  ['CPF 5 2 9 9 8 2 2 4 7 2 5', 'CPF ***.982.247-**'],
  ['CPF 529 . 982 . 247 - 25', 'CPF ***.982.247-**'],
  ['529.982.247-25', '***.982.247-**'],
  ['52998224725', '52998224725'],
  ['CPF 529.982.247-26', 'CPF 529.982.247-26'],
])('a csv writes the text %j as %j', async (value, cell) => {
  expect(await inDatabase(writeCell('csv', text('Texto'), 'v'), [value])).toEqual([cell])
})
