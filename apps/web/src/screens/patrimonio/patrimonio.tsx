// Screen of the city's goods; under the list, the same goods summed by type and by place.
import { BENS_POR_LOCAL, BENS_POR_TIPO, POR_LOCAL, POR_TIPO } from '@portal/catalog/patrimonio/chamadas'
import { bens } from '@portal/catalog/patrimonio/patrimonio'
import { bensAtivos } from '@portal/catalog/patrimonio/rotas'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { sumOf } from '@portal/kit/sum'
import { ListScreen } from '../../list/list-screen.tsx'
import { PlainTable } from '../../list/results/plain-table.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { More } from '../../ui/more.tsx'

export const { title, description } = bens
export const load = loadList(bens)

const SUMMED = ['quantidade', 'valorAquisicao', 'valorAtual', 'valorDepreciado']
const totalOf = (rows: readonly Row[]) => ({
  label: 'Total',
  row: Object.fromEntries(SUMMED.map((name) => [name, sumOf(rows, name)])),
})

function Somas({ contexto }: { contexto: Contexto }) {
  const { data: tipos } = useAnswer<Row[]>(withQuery(BENS_POR_TIPO, { ...contexto }))
  const { data: locais } = useAnswer<Row[]>(withQuery(BENS_POR_LOCAL, { ...contexto }))
  if (!tipos?.length || !locais) return null
  const ofType = ({ tipo, descricaoTipo }: Row) => (
    <PortalLink to={bensAtivos(contexto, { tipo: String(tipo) })}>{descricaoTipo}</PortalLink>
  )
  const inPlace = ({ local, localAtual }: Row) =>
    local === undefined ? (
      localAtual
    ) : (
      <PortalLink to={bensAtivos(contexto, { local: Number(local) })}>{localAtual}</PortalLink>
    )
  return (
    <More summary="O patrimônio por tipo e por lugar">
      <section aria-labelledby="bens-por-tipo">
        <h2 id="bens-por-tipo">Por tipo</h2>
        <PlainTable
          caption="Bens ativos por tipo"
          fields={pickFields(POR_TIPO, ['descricaoTipo', ...SUMMED])}
          rows={tipos}
          keyOf={({ tipo }) => String(tipo)}
          cells={{ descricaoTipo: ofType }}
          total={totalOf(tipos)}
        />
      </section>
      <section aria-labelledby="bens-por-lugar">
        <h2 id="bens-por-lugar">Por lugar</h2>
        <PlainTable
          caption="Bens ativos por lugar"
          fields={pickFields(POR_LOCAL, ['localAtual', ...SUMMED])}
          rows={locais}
          keyOf={({ local }) => String(local)}
          cells={{ localAtual: inPlace }}
          total={totalOf(locais)}
        />
      </section>
    </More>
  )
}

export default function Patrimonio() {
  const { entidade, exercicio } = useContexto()
  return (
    <>
      <ListScreen of={bens} />
      <Somas contexto={{ entidade: entidade.id, exercicio }} />
    </>
  )
}
