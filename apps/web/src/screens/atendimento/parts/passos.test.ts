import { passoSeguinte, type Passo, type TipoSolicitacao } from '@portal/catalog/atendimento/solicitacao'
import { expect, test } from 'vitest'
import { lugarDe } from './passos.tsx'

const walk = (tipo: TipoSolicitacao): string[] => {
  const seen: string[] = []
  for (let passo: Passo = 1; ; passo = passoSeguinte(passo, tipo)) {
    const { numero, total, title } = lugarDe(passo, tipo)
    seen.push(`${numero} de ${total} ${title}`)
    if (passo === 4) return seen
  }
}

test('each type of request counts its own steps', () => {
  expect(walk('I')).toEqual([
    '1 de 4 Tipo da solicitação',
    '2 de 4 Dados da pessoa',
    '3 de 4 Endereço',
    '4 de 4 Solicitação',
  ])
  expect(walk('A')).toEqual(['1 de 2 Tipo da solicitação', '2 de 2 Solicitação'])
})
