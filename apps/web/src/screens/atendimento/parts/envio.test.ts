import { PortalError } from '@portal/kit/errors'
import { describe, expect, it } from 'vitest'
import { refusalOf } from './anexos.tsx'
import { afterRefusal } from './envio.ts'
import { parteDe, somaDe } from './grafico-estatistica.tsx'

describe('after a refusal', () => {
  const after = (status: number) => afterRefusal(new PortalError(status, ''))

  it('a submission that may have arrived can only be sent again unchanged', () => {
    for (const status of [0, 500, 502, 504]) expect(after(status)).toEqual({ incerto: true })
  })

  it('a key already used is replaced', () => {
    expect(after(409)).toMatchObject({ incerto: false, chave: expect.stringMatching(/^[\w-]{24}$/) })
  })

  it('a stamp the server refuses is requested again', () => {
    expect(after(422)).toEqual({ incerto: false, carimbo: undefined })
    expect('carimbo' in after(422)).toBe(true)
  })

  it('any other refusal changes nothing', () => {
    for (const status of [400, 403, 429]) expect(after(status)).toEqual({ incerto: false })
  })
})

describe('a file', () => {
  const limits = { maximo: 5, tamanhoMaximo: 1024, extensoes: ['pdf', 'png'] }

  it.each([
    ['a.exe', 10, 'a.exe: o tipo não é aceito. Use pdf, png.'],
    ['sem-extensao', 10, 'sem-extensao: o tipo não é aceito. Use pdf, png.'],
    ['a.pdf', 2048, 'a.pdf: tem 2 KB, e o máximo é 1 KB.'],
    ['a.pdf', 0, 'a.pdf: o arquivo está vazio.'],
    ['A.PDF', 1024, undefined],
  ])('%s of %i bytes → %s', (name, size, refusal) => expect(refusalOf({ name, size }, limits)).toBe(refusal))
})

it('formats a part of a total, also of zero', () => {
  expect(somaDe([1, 2, 3])).toBe(6)
  expect(parteDe(1, 3)).toBe('33,3%')
  expect(parteDe(0, 0)).toBe('0%')
})
