// Lists every figure of expense that is shown in more than one place, and how to read it there: all places must show
// the same number.
import { agendaPrevisaoPagamento } from '@portal/catalog/despesa/agenda-previsao-pagamento'
import { aptosPagamentos } from '@portal/catalog/despesa/aptos-pagamentos'
import { comprasDiretaItens } from '@portal/catalog/despesa/compras-direta-itens'
import { comprasDiretasFornecedor } from '@portal/catalog/despesa/compras-diretas-fornecedor'
import { despesaDetalhada, despesaDetalhadaPorNivel } from '@portal/catalog/despesa/despesa-detalhada'
import { despesaPorNivel } from '@portal/catalog/despesa/despesa-por-nivel'
import { emLiquidacao } from '@portal/catalog/despesa/em-liquidacao'
import { empenhos, empenhosCovid } from '@portal/catalog/despesa/empenhos'
import { fornecedores } from '@portal/catalog/despesa/fornecedores'
import { liquidacoesCovidPagar, liquidacoesCovidPagas } from '@portal/catalog/despesa/liquidacoes'
import { liquidacoesPagar } from '@portal/catalog/despesa/liquidacoes-pagar'
import { liquidacoesPagas } from '@portal/catalog/despesa/liquidacoes-pagas'
import { movimentoEmpenhos } from '@portal/catalog/despesa/movimento-empenhos'
import { NIVEIS_DESPESA, NIVEIS_DETALHADOS } from '@portal/catalog/despesa/niveis-despesa'
import { restosAPagar } from '@portal/catalog/despesa/restos-a-pagar'
import type { Contexto, List, Row } from '@portal/kit/list'
import type { City } from './agreement-city.ts'
import { daContratacao } from './agreement-contratacao.ts'
import { others } from './agreement-others.ts'
import { doPatrimonio } from './agreement-patrimonio.ts'
import { daPessoal } from './agreement-pessoal.ts'
import { planejamento } from './agreement-planejamento.ts'
import { daReceita } from './agreement-receita.ts'
import {
  DO_EMPENHO,
  DO_FORNECEDOR,
  looks,
  ofRow,
  ofRows,
  whole,
  type Names,
  type Reading,
} from './agreement-reading.ts'
import { cents, sumCents } from './walk.ts'

/** The budget is compared with what was committed and not annulled. */
const EXECUTADO: Names = {
  'empenhado líquido': 'valorEmpenhado',
  liquidado: 'valorLiquidado',
  retido: 'valorRetido',
  pago: 'valorPago',
}
const DO_NIVEL: Names = { previsto: 'valorOrcado', ...EXECUTADO }
const DETALHADA: Names = {
  previsto: 'valorPrevisto',
  créditos: 'valorCreditosAdicionais',
  atualizado: 'valorAtualizado',
  'empenhado líquido': 'valorEmpenhado',
  'em liquidação': 'valorEmLiquidacao',
  liquidado: 'valorLiquidado',
  pago: 'valorPago',
}

const porNivel = NIVEIS_DESPESA.flatMap((nivel): Reading[] => [
  {
    name: `${nivel.title}, totais`,
    read: async (city, contexto) => ofRow(DO_NIVEL, await city.totals(despesaPorNivel(nivel, contexto), contexto)),
  },
  {
    name: `${nivel.title}, linhas`,
    read: async (city, contexto) => ofRows(DO_NIVEL, await city.rows(despesaPorNivel(nivel, contexto), contexto)),
  },
  {
    name: `${nivel.title}, em um período que tudo contém`,
    read: async (city, contexto) =>
      ofRow(
        DO_NIVEL,
        await city.totals(despesaPorNivel(nivel, contexto), contexto, {
          dataInicial: '1990-01-01',
          dataFinal: '2100-12-31',
        }),
      ),
  },
])

const movimento: Reading = {
  name: 'Movimento dos empenhos, totais',
  // What was committed on a day that nobody said is in the sums of the year and in no day.
  read: async (city, contexto) => {
    const figures = ofRow(EXECUTADO, await city.totals(movimentoEmpenhos, contexto))
    const undated = (await city.pages(empenhos, contexto)).filter(({ data }) => data === undefined)
    return {
      ...figures,
      'empenhado líquido': (figures['empenhado líquido'] ?? 0) + sumCents(undated, 'valorEmpenhado'),
    }
  },
}

const detalhada: readonly Reading[] = [
  {
    name: 'Despesa detalhada, raízes da árvore',
    read: async (city, contexto) => {
      const rows = await city.rows(despesaDetalhada, contexto)
      const root = Math.min(...rows.map(({ nivel }) => Number(nivel)))
      return ofRows(
        DETALHADA,
        rows.filter(({ nivel }) => nivel === root),
      )
    },
  },
  {
    name: 'Despesa detalhada, folhas da árvore',
    read: async (city, contexto) =>
      ofRows(
        DETALHADA,
        (await city.rows(despesaDetalhada, contexto)).filter(({ aceitaMovimentacao }) => aceitaMovimentacao === 'S'),
      ),
  },
  ...NIVEIS_DETALHADOS.map(({ value: nivel, label }): Reading => ({
    name: `Despesas por Nivel, ${label}`,
    read: async (city, contexto) => ofRow(DETALHADA, await city.totals(despesaDetalhadaPorNivel, contexto, { nivel })),
  })),
]

/** Reads the figures of each commitment, and the balances after its last entry. */
const umPorUm: readonly Reading[] = [
  {
    name: 'Detalhes dos empenhos, um por um',
    read: async (city, contexto) => {
      const rows = (await city.details(contexto)).map(({ row }) => row)
      return whole(
        ofRows({ ...DO_EMPENHO, 'em liquidação': 'valorEmLiquidacao', 'a liquidar': 'valorALiquidar' }, rows),
      )
    },
  },
  {
    name: 'Movimentação dos empenhos, onde termina',
    read: async (city, contexto) => {
      const last = (await city.details(contexto)).map((detail) => detail.last)
      return ofRows({ aPagar: 'valorAPagar', 'a liquidar': 'valorALiquidar' }, last)
    },
  },
]

/** Reads what the last year still owes of earlier years. */
const herdado: readonly Reading[] = [
  {
    name: 'Restos a pagar, saldo processado do último ano',
    read: async (city, contexto) =>
      city.following(contexto)
        ? {}
        : { 'a pagar de anos anteriores': cents((await city.totals(restosAPagar, contexto)).saldoProcessado) },
  },
  {
    name: 'Empenhos dos anos anteriores ao último',
    read: async (city, { entidade, exercicio }) => {
      if (city.following({ entidade, exercicio })) return {}
      const before = city.contextos.filter((other) => other.entidade === entidade && other.exercicio < exercicio)
      const totals = await Promise.all(before.map((year) => city.totals(empenhos, year)))
      return { 'a pagar de anos anteriores': sumCents(totals, 'valorAPagar') }
    },
  },
]

/**
 * Returns the rows, in the lists of every year, that are about commitments of this year; `year` is the field with the
 * commitment's year.
 */
async function everywhere(
  city: City,
  list: List,
  { entidade, exercicio }: Contexto,
  filters = {},
  year = 'exercicio',
): Promise<Row[]> {
  const years = city.contextos.filter((other) => other.entidade === entidade)
  const pages = await Promise.all(years.map((contexto) => city.pages(list, contexto, filters)))
  return pages.flat().filter((row) => row[year] === exercicio)
}

const liquidacoes: readonly Reading[] = [
  {
    name: 'Liquidações a pagar de todos os anos',
    read: async (city, contexto) => ({ aPagar: sumCents(await everywhere(city, liquidacoesPagar, contexto), 'saldo') }),
  },
  {
    name: 'Liquidações pagas de todos os anos',
    read: async (city, contexto) => {
      const rows = await everywhere(city, liquidacoesPagas, contexto)
      return { pago: sumCents(rows, 'valor') + sumCents(rows, 'valorRetido') }
    },
  },
  {
    name: 'Agenda de pagamento de todos os anos, o que falta e o que já foi pago',
    read: async (city, contexto) => {
      const [left, paid] = await Promise.all([
        everywhere(city, agendaPrevisaoPagamento, contexto),
        everywhere(city, agendaPrevisaoPagamento, contexto, { isSomentePagos: 'true' }),
      ])
      return { liquidado: sumCents([...left, ...paid], 'valor'), aPagar: sumCents([...left, ...paid], 'saldo') }
    },
  },
  {
    name: 'Em liquidação de todos os anos',
    read: async (city, contexto) => {
      const rows = await everywhere(city, emLiquidacao, contexto, {}, 'anoDocOrigem')
      return { 'em liquidação': sumCents(rows, 'valor') - sumCents(rows, 'valorEstornado') }
    },
  },
]

/** Fields of what a year settled and has not paid yet. */
const DA_LIQUIDACAO: Names = { valor: 'valor', saldo: 'saldo' }
const DO_PAGAMENTO: Names = { valor: 'valor', pago: 'valorParametro' }

const pagas = async (city: City, contexto: Contexto, filters = {}): Promise<number> => {
  const rows = await city.pages(liquidacoesPagas, contexto, filters)
  return sumCents(rows, 'valor') + sumCents(rows, 'valorRetido')
}

/** Reads what left the cash box in the year, for commitments of any year. */
const noCaixa: readonly Reading[] = [
  {
    name: 'Liquidações pagas',
    read: async (city, contexto) => ({ 'saiu do caixa no ano': await pagas(city, contexto) }),
  },
  {
    name: 'Liquidações pagas, por origem',
    read: async (city, contexto) => {
      const [own, old] = await Promise.all([
        pagas(city, contexto, { isPorExercicio: 'true' }),
        pagas(city, contexto, { isPendentes: 'true' }),
      ])
      return { 'saiu do caixa no ano': own + old, 'restos pagos': old }
    },
  },
  {
    name: 'Páginas dos fornecedores, pagamentos do ano',
    read: async (city, { entidade, exercicio }) => {
      const paid = (await city.suppliers(entidade)).flatMap(({ pagamentos }) =>
        pagamentos.filter(({ ano }) => ano === exercicio),
      )
      return { 'saiu do caixa no ano': sumCents(paid, 'pago') }
    },
  },
  {
    name: 'Restos a pagar',
    read: async (city, contexto) => ({ 'restos pagos': cents((await city.totals(restosAPagar, contexto)).valorPago) }),
  },
]

const noFornecedor: Reading = {
  name: 'Páginas dos fornecedores, ano a ano',
  read: async (city, { entidade, exercicio }) => {
    const anos = (await city.suppliers(entidade)).flatMap((page) =>
      page.anos.filter((ano) => ano.exercicio === exercicio),
    )
    return whole(ofRows(DO_FORNECEDOR, anos))
  },
}

const fimDoAno = ({ exercicio }: Contexto): string => `${exercicio}-12-31`

/** Reads what one year leaves to the next. */
const heranca: readonly Reading[] = [
  {
    name: 'Despesa por órgão até 31 de dezembro',
    read: async (city, contexto) => {
      const [orgao] = NIVEIS_DESPESA
      if (!orgao) return {}
      const row = await city.totals(despesaPorNivel(orgao, contexto), contexto, { dataFinal: fimDoAno(contexto) })
      return { 'deixado pelo ano': cents(row.valorEmpenhado) - cents(row.valorPago) }
    },
  },
  {
    name: 'Restos a pagar do ano seguinte',
    read: async (city, contexto) => {
      const next = city.following(contexto)
      if (!next) return {}
      const own = cents(
        (await city.totals(restosAPagar, next, { exercicioEmpenho: String(contexto.exercicio) })).valorInscrito,
      )
      const all = cents((await city.totals(restosAPagar, next)).valorInscrito)
      return { 'deixado pelo ano': own, 'saldo dos restos': all - own }
    },
  },
  {
    name: 'Restos a pagar, saldo no fim do ano',
    read: async (city, contexto) => {
      const { saldo } = await city.totals(restosAPagar, contexto, { posicao: fimDoAno(contexto) })
      return { 'saldo dos restos': cents(saldo) }
    },
  },
  {
    name: 'Restos a pagar sem a data da posição',
    read: async (city, contexto) => ({ 'saldo dos restos': cents((await city.totals(restosAPagar, contexto)).saldo) }),
  },
]

export const readings: readonly Reading[] = [
  ...looks('Empenhos', empenhos, DO_EMPENHO),
  ...looks('Fornecedores a pagar', fornecedores, DO_FORNECEDOR),
  ...porNivel,
  movimento,
  ...detalhada,
  ...umPorUm,
  ...liquidacoes,
  noFornecedor,
  ...looks('Liquidações a pagar', liquidacoesPagar, DA_LIQUIDACAO, {}, 'a pagar no ano'),
  ...looks('Aptos a pagamento', aptosPagamentos, DA_LIQUIDACAO, {}, 'a pagar no ano'),
  ...looks('Agenda de pagamento', agendaPrevisaoPagamento, DA_LIQUIDACAO, {}, 'a pagar no ano'),
  ...looks('Liquidações - COVID-19', liquidacoesCovidPagar, DA_LIQUIDACAO, {}, 'covid a pagar'),
  ...looks('Liquidações a pagar, só COVID-19', liquidacoesPagar, DA_LIQUIDACAO, { isCovid: 'true' }, 'covid a pagar'),
  ...looks('Liquidações pagas - COVID-19', liquidacoesCovidPagas, DO_PAGAMENTO, {}, 'covid no ano'),
  ...looks('Liquidações pagas, só COVID-19', liquidacoesPagas, DO_PAGAMENTO, { isCovid: 'true' }, 'covid no ano'),
  ...noCaixa,
  ...heranca,
  ...herdado,
  ...looks('Compras diretas por fornecedor', comprasDiretasFornecedor, DO_FORNECEDOR, {}, 'compras diretas'),
  ...looks('Empenhos de compras diretas', empenhos, DO_EMPENHO, { comprasDireta: 'true' }, 'compras diretas'),
  ...looks('Compras diretas por item', comprasDiretaItens, { empenhado: 'valorTotal' }, {}, 'itens'),
  ...looks('Empenhos - COVID-19', empenhosCovid, DO_EMPENHO, {}, 'covid'),
  ...looks('Empenhos de combate à COVID-19', empenhos, DO_EMPENHO, { isCovid: 'true' }, 'covid'),
  ...planejamento,
  ...daContratacao,
  ...others,
  ...daPessoal,
  ...doPatrimonio,
  ...daReceita,
]
