import { PortalError } from '@portal/kit/errors'
import { beforeEach, describe, expect, test } from 'vitest'
import { currentNotices, dismiss, dismissErrors, errorLines, notify, notifyError } from './notifier.ts'

beforeEach(() => currentNotices().forEach(({ id }) => dismiss(id)))

describe('errorLines', () => {
  test('returns violations as lines of field and message', () => {
    const violations = [
      { field: 'nome', message: 'é obrigatório' },
      { field: 'page', message: 'é negativa' },
    ]
    expect(errorLines(new PortalError(400, 'geral', { violations }))).toEqual([
      'nome: é obrigatório',
      'page: é negativa',
    ])
  })

  test('returns the message, or else a general one', () => {
    expect(errorLines(new PortalError(500, 'Falhou'))).toEqual(['Falhou'])
    expect(errorLines('x')).toEqual(['Não foi possível completar o pedido.'])
  })
})

test('errors are titled Erro, the others Informação, and equal notices are added once', () => {
  notifyError(new Error('Falhou'))
  notifyError(new Error('Falhou'))
  notify('success', 'Feito')
  expect(currentNotices().map(({ level, title }) => [level, title])).toEqual([
    ['error', 'Erro'],
    ['success', 'Informação'],
  ])
  dismissErrors()
  expect(currentNotices().map(({ level }) => level)).toEqual(['success'])
})
