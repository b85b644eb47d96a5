// The figures of planning to compare: in each look of the lists, and with the budget that credits change.
import { despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { despesaPorAnos } from '@portal/catalog/despesa/despesa-por-anos'
import { VALORES_DO_NIVEL } from '@portal/catalog/despesa/despesa-por-nivel'
import { NIVEIS_DESPESA } from '@portal/catalog/despesa/niveis-despesa'
import { avaliacaoPpa, programasDoPpa } from '@portal/catalog/planejamento/avaliacao-ppa'
import { creditosAdicionais } from '@portal/catalog/planejamento/creditosadicionais'
import type { Contexto, Row } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { looks, ofRow, ofRows, type Figures, type Names, type Reading } from './agreement-reading.ts'
import { cents, sumCents } from './walk.ts'

/** Returns each line of the budget once, from the rows of its credits. */
const linesOf = (credits: readonly Row[]): Row[] => [...new Map(credits.map((row) => [row.dotacao, row])).values()]

/** For lines no credit changed, the updated appropriation is the initial one. */
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

/** The figures of the plan that must equal those of the budget. */
const DO_PLANO: Names = {
  previsto: 'valorPlanejado',
  atualizado: 'valorPlanejadoAtualizado',
  liquidado: 'valorExecutado',
}

const doPlano: readonly Reading[] = [
  {
    name: 'Avaliação do PPA, totais',
    read: async (city, contexto) => ofRow(DO_PLANO, await city.totals(programasDoPpa, contexto)),
  },
  {
    name: 'Avaliação do PPA, programas',
    read: async (city, contexto) => ofRows(DO_PLANO, await city.rows(programasDoPpa, contexto)),
  },
  {
    name: 'Avaliação do PPA, arquivo csv',
    read: async (city, contexto) => ofRow(DO_PLANO, await city.csvTotals(programasDoPpa, contexto)),
  },
  {
    name: 'Avaliação do PPA, raízes da árvore',
    read: async (city, contexto) =>
      ofRows(
        DO_PLANO,
        (await city.rows(avaliacaoPpa, contexto)).filter(({ nivel }) => nivel === 1),
      ),
  },
]

const DO_NIVEL = ['previsto', 'empenhado líquido', 'liquidado', 'retido', 'pago']

/** Returns the figures of the year `ano` by one of its levels, from the comparison of years requested for `from`. */
async function inYears(city: City, from: Contexto, nivel: string, ano: string): Promise<Figures> {
  const totals = await Promise.all(
    VALORES_DO_NIVEL.map((valor) => city.totals(despesaPorAnos(from), from, { nivel, valor })),
  )
  return Object.fromEntries(totals.map((row, at) => [DO_NIVEL[at] ?? '', cents(row[ano])]))
}

const anos: readonly Reading[] = [
  ...NIVEIS_DESPESA.map(({ nivel, title }): Reading => ({
    name: `${title}, ano a ano`,
    read: (city, contexto) => inYears(city, contexto, nivel, 'ano0'),
  })),
  {
    name: 'Despesa ano a ano, vista do ano seguinte',
    read: async (city, contexto) => {
      const next = city.following(contexto)
      return next ? inYears(city, next, '3', 'ano1') : {}
    },
  },
]

export const planejamento: readonly Reading[] = [
  ...looks('Créditos adicionais', creditosAdicionais, { créditos: 'valor' }),
  soma,
  atualizado,
  ...doPlano,
  ...anos,
]
