import { PortalError } from '@portal/kit/errors'
import { beforeEach, describe, expect, test } from 'vitest'
import { currentNotices, dismiss, dismissErrors, errorLines, notify, notifyError } from './notifier.ts'

beforeEach(() => currentNotices().forEach(({ id }) => dismiss(id)))

describe('errorLines', () => {
  test('violations as lines of field and message', () => {
    const violations = [
      { field: 'nome', message: 'é obrigatório' },
      { field: 'page', message: 'é negativa' },
    ]
    expect(errorLines(new PortalError(400, 'geral', { violations }))).toEqual([
      'nome: é obrigatório',
      'page: é negativa',
    ])
  })

  test('else the message, else a general sentence', () => {
    expect(errorLines(new PortalError(500, 'Falhou'))).toEqual(['Falhou'])
    expect(errorLines('x')).toEqual(['Não foi possível completar o pedido.'])
  })
})

test('errors are titled Erro, the rest Informação, and the same words are said once', () => {
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
