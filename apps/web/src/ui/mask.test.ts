import { describe, expect, it } from 'vitest'
import { caretAfter, maskCep, maskDate, maskDocumento, maskInteger, maskPhone } from './mask.ts'

describe('maskDate', () => {
  it.each([
    ['3', '3'],
    ['31', '31'],
    ['310', '31/0'],
    ['31012026', '31/01/2026'],
    ['31/01/2026 99', '31/01/2026'],
    ['ab', ''],
  ])('%s → %s', (typed, masked) => expect(maskDate(typed)).toBe(masked))
})

describe('maskDocumento', () => {
  it.each([
    ['123', '123'],
    ['1234', '123.4'],
    ['12345678901', '123.456.789-01'],
    ['123456789012', '12.345.678/9012'],
    ['12345678000199', '12.345.678/0001-99'],
    ['12ab', '12.AB'],
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['***401489**', '***.401.489-**'],
    ['***.401.489-**', '***.401.489-**'],
    ['12.ABC.345/01DE-35extra', '12.ABC.345/01DE-35'],
  ])('%s → %s', (typed, masked) => expect(maskDocumento(typed)).toBe(masked))
})

describe('maskInteger', () => {
  it('keeps digits only', () => expect(maskInteger('-1.5a')).toBe('15'))
})

describe('maskCep', () => {
  it.each([
    ['8', '8'],
    ['89500', '89500'],
    ['895001', '89500-1'],
    ['89500123', '89500-123'],
    ['89.500-1239', '89500-123'],
  ])('%s → %s', (typed, masked) => expect(maskCep(typed)).toBe(masked))
})

describe('maskPhone', () => {
  it.each([
    ['', ''],
    ['4', '(4'],
    ['493', '(49) 3'],
    ['4935661234', '(49) 3566-1234'],
    ['49991234567', '(49) 99123-4567'],
    ['(49) 99123-45678', '(49) 99123-4567'],
  ])('%s → %s', (typed, masked) => expect(maskPhone(typed)).toBe(masked))
})

describe('caretAfter', () => {
  it('stays after the character it followed', () => {
    expect(caretAfter('31/01/2026', 2)).toBe(2)
    expect(caretAfter('31/01/2026', 3)).toBe(4)
    expect(caretAfter('31/01/2026', 8)).toBe(10)
    expect(caretAfter('31/0', 9)).toBe(4)
  })
})
