// Screen of the taxes the city charges: the overdue amount, then each tax as a chart and a table.
import { arrecadacoes } from '@portal/catalog/receita/arrecadacoes'
import { dividaAtiva } from '@portal/catalog/receita/dividaativa'
import { arrecadacaoPorBairro } from '@portal/catalog/receita/rotas'
import { jaComDivida } from '@portal/catalog/enviado'
import { mostraValorDaDivida } from '@portal/catalog/parametros'
import { formatInteger, formatMoney } from '@portal/kit/formats'
import type { Contexto, Row } from '@portal/kit/list'
import { both, parametrosOf } from '@portal/kit/parametros'
import { texts } from '@portal/kit/texts'
import { KeyFigures, type Totals } from '../../list/results/figures.tsx'
import { filterParams, reportCall, totalsCall } from '../../list/state/list-state.ts'
import { loadWhole, rowsCall, useOpenView } from '../../list/whole/derived-whole.tsx'
import { partOf } from '../../list/whole/part-of.ts'
import { RowsState } from '../../list/whole/rows-state.tsx'
import { WholeScreen } from '../../list/whole/whole-screen.tsx'
import type { RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import buttons from '../../ui/button.module.css'
import { PieChart } from '../../ui/chart/pie-chart.tsx'
import { Pairs } from '../../ui/pairs.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { unbroken } from '../../ui/unbroken.ts'
import styles from './parts/arrecadacoes.module.css'
import { helpOf } from '../../list/results/field-help.tsx'

export const { title, description } = arrecadacoes

const dividaCall = (contexto: Contexto, posicao: string | undefined): string =>
  `${dividaAtiva.api.totals}?${filterParams(dividaAtiva, posicao === undefined ? {} : { posicao }, contexto)}`

const mostraDivida = both(mostraValorDaDivida, jaComDivida)

export const load: RouteModule['load'] = (input) =>
  loadWhole(arrecadacoes, ({ filters: { posicao } }, contexto) => [
    mostraDivida(parametrosOf(input.contexto)) ? dividaCall(contexto, posicao) : undefined,
  ])(input)

const reais = (value: Row[string]): string =>
  value === undefined ? texts.semRegistro : unbroken(formatMoney(String(value)))

const count = (value: Row[string]): string => (value === undefined ? texts.semRegistro : formatInteger(Number(value)))

function Tributo({ row, contexto }: { row: Row; contexto: Contexto }) {
  const { receita, descricao, valorLancado, valorPago, valorRenuncia, valorArrecadar } = row
  const part = (value: Row[string]): string =>
    value === undefined || Number(valorLancado) === 0
      ? reais(value)
      : `${reais(value)} (${partOf(value, Number(valorLancado))})`
  return (
    <section className={styles.tax} aria-label={String(descricao)}>
      <h3>{String(descricao)}</h3>
      <PieChart
        label={`Lançado, pago e isento: ${String(descricao)}`}
        slices={(
          [
            { id: 'pago', label: 'Pago', value: Number(valorPago), written: part(valorPago), tone: 'good' },
            {
              id: 'isento',
              label: 'Isento',
              value: Number(valorRenuncia),
              written: part(valorRenuncia),
              tone: 'waived',
            },
            {
              id: 'arrecadar',
              label: 'A arrecadar',
              value: Number(valorArrecadar),
              written: part(valorArrecadar),
              tone: 'missing',
            },
          ] as const
        ).filter(({ value }) => !Number.isNaN(value))}
      >
        Lançado: <strong>{reais(valorLancado)}</strong>
      </PieChart>
      <Pairs
        pairs={[
          { name: 'Cadastros', label: 'Cadastros', value: count(row.totalCadastro) },
          {
            name: 'Inadimplentes',
            label: 'Inadimplentes',
            value: count(row.totalCadastroInadimplente),
          },
          { name: 'Isentos', label: 'Isentos', value: count(row.totalCadastroRenuncia) },
          { name: 'Valores vencidos', label: 'Valores vencidos', value: reais(row.valorInadimplente) },
        ]}
      />
      <p className="no-print">
        <PortalLink
          className={buttons.secondary}
          to={arrecadacaoPorBairro({ ...contexto, receita: String(receita), descricao: String(descricao) })}
        >
          Detalhar por bairros
        </PortalLink>
      </p>
    </section>
  )
}

export default function Arrecadacoes() {
  const view = useOpenView(arrecadacoes)
  const parametros = useParametros()
  const { list, state, contexto } = view
  const answer = useAnswer<Row[]>(rowsCall(list, state, contexto), { keepPrevious: true })
  const { data: totals } = useAnswer<Totals>(totalsCall(list, state, contexto), { keepPrevious: true })
  const showsDebt = mostraDivida(parametros)
  const { data: divida } = useAnswer<Totals>(showsDebt ? dividaCall(contexto, state.filters.posicao) : undefined)
  const overdue =
    totals?.valorInadimplente === undefined
      ? undefined
      : partOf(totals.valorInadimplente, Number(totals.valorLancadoPeriodo ?? 0))
  const figures = [
    {
      name: 'periodo',
      label: 'Total lançado no período',
      help: helpOf(list.fields.valorLancadoPeriodo),
      value: totals && reais(totals.valorLancadoPeriodo),
    },
    {
      name: 'vencido',
      label: 'Valores vencidos',
      help: helpOf(list.fields.valorInadimplente),
      value: totals && reais(totals.valorInadimplente),
    },
    {
      name: 'parte',
      label: 'Inadimplência',
      help: 'Os valores vencidos sobre o total lançado no período.',
      value: totals && (overdue ?? '-'),
    },
    ...(showsDebt ? [{ name: 'divida', label: 'Total da dívida ativa', value: divida && reais(divida.valor) }] : []),
  ]
  return (
    <WholeScreen
      view={view}
      title={list.title}
      description={list.description}
      count={answer.data?.length}
      reportOf={(type) => reportCall(list, state, contexto, type)}
    >
      <KeyFigures figures={figures} />
      <RowsState view={view} answer={answer} loading={<Skeleton />}>
        {(rows) => (
          <div className={styles.taxes}>
            {rows.map((row) => (
              <Tributo key={String(row.receita)} row={row} contexto={contexto} />
            ))}
          </div>
        )}
      </RowsState>
    </WholeScreen>
  )
}
