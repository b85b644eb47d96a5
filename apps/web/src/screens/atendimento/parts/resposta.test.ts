import type { Tramitacao } from '@portal/catalog/atendimento/processo'
import { expect, test } from 'vitest'
import { respostaOf } from './resposta.tsx'

const step = (sequencia: number, parecer: string): Tramitacao => ({
  sequencia,
  parecer,
  data: '2026-01-02T08:00:00',
  local: 'SIC',
  funcao: '',
  situacao: '',
})
const tramitacoes = [step(1, 'Recebido.'), step(2, 'Segue a planilha.'), step(3, '')]

test('the answer is the last text of a closed request', () => {
  expect(respostaOf({ situacao: 'Atendido', tramitacoes })?.parecer).toBe('Segue a planilha.')
  expect(respostaOf({ situacao: 'Indeferido', tramitacoes })?.sequencia).toBe(2)
})

test('an intermediate step is not an answer', () => {
  for (const situacao of ['Em análise', 'Em tramitação', 'Prorrogado', 'Cancelado'] as const)
    expect(respostaOf({ situacao, tramitacoes })).toBeUndefined()
})
