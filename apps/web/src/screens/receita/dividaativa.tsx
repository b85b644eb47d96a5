// Screen of the active debt: the debtors, each contributor's debts over the list, and the debt by year of inscription
// and in the last three years.
import {
  CONTRIBUINTE,
  DIVIDA_POR_ANO,
  DIVIDA_POSICOES,
  DIVIDA_SOMADA,
  DIVIDAS,
  POR_ANO,
  POSICOES,
} from '@portal/catalog/receita/chamadas'
import { dividaAtiva } from '@portal/catalog/receita/dividaativa'
import { dividasDoAno } from '@portal/catalog/receita/rotas'
import { mostraValorDaDivida } from '@portal/catalog/parametros'
import type { Fields } from '@portal/kit/fields'
import { withQuery } from '@portal/kit/link'
import type { List, Row } from '@portal/kit/list'
import { openList, openRecord } from '@portal/kit/open-list'
import { sumOf } from '@portal/kit/sum'
import { texts } from '@portal/kit/texts'
import { useMemo, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ListFrame } from '../../list/list-screen.tsx'
import { PlainTable } from '../../list/results/plain-table.tsx'
import { Answered } from '../../list/state/answered.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { useListView, type ListView } from '../../list/state/use-list-view.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Baixar } from '../../list/results/call-file.tsx'
import { More } from '../../ui/more.tsx'

export const { title, description } = dividaAtiva
export const load = loadList(dividaAtiva)

/** The query parameter with the contributor whose debts are open. */
const WHO = 'contribuinte'

function Dividas({ view, ids }: { view: ListView; ids: string }) {
  const navigate = useNavigate()
  const parametros = useParametros()
  const call = withQuery(CONTRIBUINTE, { ...view.contexto, idsContribuintes: ids, posicao: view.state.filters.posicao })
  const answer = useAnswer<Row[]>(call)
  const fields: Fields = useMemo(() => Object.fromEntries(openRecord({ fields: DIVIDAS }, parametros)), [parametros])
  const who = answer.data?.[0]?.nome
  /** Closes the debts; if the dialog closed because of a navigation, there is nothing to go back to. */
  const close = (): void => {
    if (new URLSearchParams(window.location.search).has(WHO))
      void navigate(view.searchOf(view.state), { replace: true, preventScrollReset: true })
  }
  return (
    <Dialog
      open
      title={who === undefined ? 'Dívidas do contribuinte' : `Dívidas de ${String(who)}`}
      wide
      onClose={close}
    >
      <Answered answer={answer} failure="Não foi possível carregar as dívidas do contribuinte.">
        {(data) =>
          data.length === 0 ? (
            <p>{texts.semRegistros}</p>
          ) : (
            <PlainTable
              caption="Dívidas do contribuinte"
              fields={fields}
              rows={data.map((row, at) => ({ ...row, at }))}
              keyOf={({ at }) => String(at)}
              total={fields.valor && { label: 'Total', row: { valor: sumOf(data, 'valor') } }}
            />
          )
        }
      </Answered>
    </Dialog>
  )
}

/** One way to see the balance: a title, the table, and the file of the call that it shows. */
function Saldo(part: { id: string; title: string; call: string; of: string; children: ReactNode }) {
  return (
    <section aria-labelledby={part.id}>
      <h2 id={part.id}>{part.title}</h2>
      {part.children}
      <Baixar call={part.call} of={part.of} />
    </section>
  )
}

function PorAno({ view }: { view: ListView }) {
  const { data: years } = useAnswer<Row[]>(withQuery(DIVIDA_POR_ANO, { ...view.contexto }))
  const { data: positions } = useAnswer<Row[]>(withQuery(DIVIDA_POSICOES, { ...view.contexto }))
  if (!years?.length || !positions) return null
  const ofYear = ({ exercicioDivida }: Row) => (
    <PortalLink to={dividasDoAno({ ...view.contexto, exercicioDivida: Number(exercicioDivida) })}>
      {exercicioDivida}
    </PortalLink>
  )
  return (
    <More summary="A dívida ao longo dos anos">
      <Saldo id="divida-posicoes" title="Nos três últimos anos" call={DIVIDA_POSICOES} of="as posições">
        <PlainTable
          caption="Saldo em cada data"
          fields={POSICOES}
          rows={positions}
          keyOf={({ posicao }) => String(posicao)}
        />
      </Saldo>
      <Saldo id="divida-anos" title="Por ano de inscrição" call={DIVIDA_POR_ANO} of="os anos">
        <PlainTable
          caption="Saldo por ano de inscrição"
          fields={POR_ANO}
          rows={years}
          keyOf={({ exercicioDivida }) => String(exercicioDivida)}
          cells={{ exercicioDivida: ofYear }}
          total={{ label: 'Total', row: Object.fromEntries(DIVIDA_SOMADA.map((name) => [name, sumOf(years, name)])) }}
        />
      </Saldo>
    </More>
  )
}

export default function DividaAtiva() {
  const parametros = useParametros()
  const [params] = useSearchParams()
  const own = useListView(useMemo(() => openList(dividaAtiva, parametros), [parametros]))
  const list: List = {
    ...own.list,
    open: (row) =>
      `${own.list.path}${own.searchOf(own.state)}&${WHO}=${encodeURIComponent(String(row.idsContribuintes))}`,
  }
  const view = { ...own, list }
  const who = params.get(WHO)
  return (
    <>
      <ListFrame view={view} />
      {mostraValorDaDivida(parametros) && <PorAno view={view} />}
      {who && <Dividas view={own} ids={who} />}
    </>
  )
}
