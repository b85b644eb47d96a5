import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Answer } from '../../../shell/context/answers.ts'
import { Lista } from './lista.tsx'

const told = { isPaused: false, refetch: () => undefined }
const answered = (data: string[]): Answer<string[]> => ({
  ...told,
  data,
  error: undefined,
  isPending: false,
  isError: false,
  isSuccess: true,
  isPlaceholderData: false,
})
const failed: Answer<string[]> = {
  ...told,
  data: undefined,
  error: new Error('caiu'),
  isPending: false,
  isError: true,
  isSuccess: false,
  isPlaceholderData: false,
}

const render = (answer: Answer<string[]>): string =>
  renderToString(
    <Lista answer={answer} of={(all) => all.filter((one) => one !== 'x')} keyOf={(one) => one.length}>
      {(one) => <b>{one}</b>}
    </Lista>,
  )

it('shows the items selected by `of`, and says when there are none', () => {
  expect(render(answered(['x', 'LOA']))).toMatch(/<li[^>]*><b>LOA<\/b><\/li>/)
  expect(render(answered(['x']))).toContain('Sem arquivos.')
})

it('shows a failure, with a retry button', () => {
  expect(render(failed)).toContain('Não foi possível carregar os arquivos.')
  expect(render(failed)).toContain('Tentar de novo')
})
