import { expect, it } from 'vitest'
import { visible } from './visible.ts'

it('makes control characters visible, and leaves other text as it is', () => {
  expect(visible('olá\u001b[2J\u001b]0;dono\u0007\r\u0008\u007f\u009b31m\u202etxt.exe\u200b')).toBe(
    'olá␛[2J␛]0;dono␇␍␈␡\\u009b31m\\u202etxt.exe\\u200b',
  )
  expect(visible('uma linha\r\noutra\tcom ç, “aspas” e 漢字')).toBe('uma linha\noutra\tcom ç, “aspas” e 漢字')
})
