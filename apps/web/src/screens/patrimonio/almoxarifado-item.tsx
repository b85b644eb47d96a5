// Screen of one material in a warehouse: what came in and went out in the year, each table with its files.
import { movimentacao, posicao } from '@portal/catalog/patrimonio/almoxarifado'
import { DO_ITEM, ITEM_DO_ESTOQUE } from '@portal/catalog/patrimonio/chamadas'
import { SEM_MOVIMENTACAO } from '@portal/catalog/patrimonio/textos'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { sumOf } from '@portal/kit/sum'
import { RecordScreen, RecordSection } from '../../list/record/record-screen.tsx'
import { ExportMenu } from '../../list/results/export-menu.tsx'
import { PlainTable } from '../../list/results/plain-table.tsx'
import { Answered } from '../../list/state/answered.tsx'
import { reportCall } from '../../list/state/list-state.ts'
import { fetchRecord } from '../../list/state/load-list.ts'
import { useListView } from '../../list/state/use-list-view.ts'
import type { RouteArgs, RouteModule } from '../../route-module.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { useRouteParams } from '../../shell/navigation/use-route-params.ts'
import buttons from '../../ui/button.module.css'
import { EmptyState } from '../../ui/state-message.tsx'
import styles from './parts/almoxarifado-item.module.css'

type Params = RouteArgs['params']

const itemCall = ({ centroCusto, item }: Params, contexto: Contexto): string =>
  withQuery(ITEM_DO_ESTOQUE, { ...contexto, centroCusto, item })
const rowsCall = ({ centroCusto, item }: Params, contexto: Contexto): string =>
  withQuery(movimentacao.api.list, { ...contexto, centroCusto, item })

const contextoOf = ({ entidade, exercicio }: Pick<RouteArgs['contexto'], 'entidade' | 'exercicio'>): Contexto => ({
  entidade: entidade.id,
  exercicio,
})

export const { title, description } = movimentacao
export const load: RouteModule['load'] = ({ params, contexto, fetchJson }) =>
  fetchRecord(itemCall(params, contextoOf(contexto)), [rowsCall(params, contextoOf(contexto))], fetchJson)

const SAME = ['data', 'numero', 'numeroNota', 'quantidade', 'unidade', 'valorUnitario', 'valorTotal']
const TABLES = [
  { tipo: 'ENTRADA', title: 'Entradas', who: 'fornecedorDescricao' },
  { tipo: 'SAIDA', title: 'Saídas', who: 'centroCustoConsumoDescricao' },
] as const

function Movimentos({
  params,
  rows,
  tipo,
  title: heading,
  who,
}: { params: Params; rows: readonly Row[] } & (typeof TABLES)[number]) {
  const view = useListView(movimentacao)
  const of = { ...view.state, filters: { centroCusto: params.centroCusto ?? '', item: params.item ?? '', tipo } }
  const moved = rows.filter((row) => row.tipo === tipo)
  return (
    <section className={styles.table} aria-labelledby={`movimentos-${tipo}`}>
      <div className={styles.head}>
        <h2 id={`movimentos-${tipo}`}>{heading}</h2>
        {moved.length > 0 && (
          <ExportMenu
            view={view}
            count={moved.length}
            callOf={(type) => reportCall(movimentacao, of, view.contexto, type)}
          />
        )}
      </div>
      {moved.length === 0 ? (
        <p>{SEM_MOVIMENTACAO}</p>
      ) : (
        <PlainTable
          caption={heading}
          fields={pickFields(movimentacao.fields, [who, ...SAME])}
          rows={moved}
          keyOf={({ movimento }) => String(movimento)}
          total={{
            label: 'Total',
            row: { quantidade: sumOf(moved, 'quantidade'), valorTotal: sumOf(moved, 'valorTotal') },
          }}
        />
      )}
    </section>
  )
}

export default function ItemDoEstoque() {
  const params = useRouteParams()
  const contexto = contextoOf(useContexto())
  const answer = useAnswer<Row>(itemCall(params, contexto))
  const rows = useAnswer<Row[]>(rowsCall(params, contexto))
  const back = (
    <PortalLink className={buttons.secondary} to={withQuery(posicao.path, { ...contexto })}>
      Voltar
    </PortalLink>
  )
  return (
    <RecordScreen
      list={posicao}
      title={movimentacao.title}
      summary={answer.data && `${answer.data.itemDescricao}, ${answer.data.centroCustoDescricao}`}
      description={description}
      answer={answer}
      notFound={SEM_MOVIMENTACAO}
    >
      {(row) => (
        <>
          <RecordSection
            title="O material"
            list={{ fields: DO_ITEM }}
            row={row}
            names={['centroCustoDescricao', 'item', 'itemDescricao', 'unidade', 'saldoAnterior', 'saldo']}
          />
          <Answered answer={rows} failure="Não foi possível carregar a movimentação.">
            {(moved) =>
              moved.length === 0 ? (
                <EmptyState title={SEM_MOVIMENTACAO} actions={back} />
              ) : (
                TABLES.map((table) => <Movimentos key={table.tipo} params={params} rows={moved} {...table} />)
              )
            }
          </Answered>
        </>
      )}
    </RecordScreen>
  )
}
