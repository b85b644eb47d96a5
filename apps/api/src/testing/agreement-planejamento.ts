// The figures of planning, in each look, and against the budget they change.
import { despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { creditosAdicionais } from '@portal/catalog/planejamento/creditosadicionais'
import type { Row } from '@portal/kit/list'
import { looks, type Reading } from './agreement-reading.ts'
import { cents, sumCents } from './walk.ts'

/** Each line of the budget once, as its credits tell it. */
const linesOf = (credits: readonly Row[]): Row[] => [...new Map(credits.map((row) => [row.dotacao, row])).values()]

/** What no credit touched is what the law said. */
const atualizado: Reading = {
  name: 'Créditos adicionais, o saldo de cada dotação que mudou',
  read: async (city, contexto) => {
    const lines = linesOf(await city.pages(creditosAdicionais, contexto))
    const { valorPrevisto } = await city.totals(despesaDetalhadaPorNivel, contexto)
    return { atualizado: cents(valorPrevisto) - sumCents(lines, 'valorInicial') + sumCents(lines, 'saldoAtualizado') }
  },
}

const soma: Reading = {
  name: 'Créditos adicionais, o que se acrescentou e o que se reduziu',
  read: async (city, contexto) => {
    const { valorAcrescido, valorReduzido } = await city.totals(creditosAdicionais, contexto)
    return { créditos: cents(valorAcrescido) + cents(valorReduzido) }
  },
}

export const planejamento: readonly Reading[] = [...looks('Créditos adicionais', creditosAdicionais, { créditos: 'valor' }), soma, atualizado]
