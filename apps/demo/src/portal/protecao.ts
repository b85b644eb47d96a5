// Writes what the demo city decided about who is named: one decision to cover, and one to name.
import type { City } from '../cidade/area.ts'
import { dayAt, isoOf } from '../cidade/calendar.ts'
import type { Entity } from '../cidade/cidade.ts'

const DECISOES = [
  {
    efeito: 'encobre',
    tipo: 'historico',
    valor: 'situação de vulnerabilidade',
    base: 'LGPD art. 6º, III; Lei 8.742/1993, art. 4º, III',
  },
  {
    efeito: 'nomeia',
    tipo: 'historico',
    valor: 'exame admissional',
    base: 'Lei 12.527/2011, art. 7º, VI',
  },
] as const

/** Only the city hall decided anything; the other entities follow the rules of the portal. */
export function writeProtecao({ sink, years }: City, { entidade }: Entity): void {
  if (entidade !== 1) return
  const [first = 0] = years
  const desde = isoOf(dayAt(first, 1, 1))
  for (const [at, decisao] of DECISOES.entries()) {
    sink.put('protecao', {
      entidade,
      protecao: at + 1,
      ...decisao,
      desde,
      decidido_por: 'Encarregado de dados pessoais',
      decidido_em: desde,
    })
  }
}
