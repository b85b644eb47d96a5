// Screen of the fleet; under the list, the cost per kilometre and hour, by month and by sector.
import { CUSTOS_POR_MES, CUSTOS_POR_SETOR, FROTA_POR_MES, FROTA_POR_SETOR } from '@portal/catalog/patrimonio/chamadas'
import { veiculos } from '@portal/catalog/patrimonio/veiculos'
import { mostraGastosDosVeiculos } from '@portal/catalog/parametros'
import { nomeDoMes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import { sumOf } from '@portal/kit/sum'
import { ListScreen } from '../../list/list-screen.tsx'
import { PlainTable } from '../../list/results/plain-table.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { useAnswer } from '../../shell/context/answers.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { More } from '../../ui/more.tsx'

export const { title, description } = veiculos
export const load = loadList(veiculos)

const SUMMED = ['valorGasto', 'quilometros', 'horas']
const totalOf = (rows: readonly Row[]) => ({
  label: 'Total',
  row: Object.fromEntries(SUMMED.map((name) => [name, sumOf(rows, name)])),
})
const month = ({ mes }: Row) => nomeDoMes(String(mes))

function Custos({ contexto }: { contexto: Contexto }) {
  const { data: meses } = useAnswer<Row[]>(withQuery(FROTA_POR_MES, { ...contexto }))
  const { data: setores } = useAnswer<Row[]>(withQuery(FROTA_POR_SETOR, { ...contexto }))
  if (!meses?.length || !setores) return null
  return (
    <More summary={`Quanto custou a frota em ${contexto.exercicio}`}>
      <section aria-labelledby="frota-por-mes">
        <h2 id="frota-por-mes">Por mês</h2>
        <PlainTable
          caption="Custo da frota por mês"
          fields={CUSTOS_POR_MES}
          rows={meses}
          keyOf={({ mes }) => String(mes)}
          cells={{ mes: month }}
          total={totalOf(meses)}
        />
      </section>
      <section aria-labelledby="frota-por-setor">
        <h2 id="frota-por-setor">Por setor</h2>
        <PlainTable
          caption="Custo da frota por setor"
          fields={CUSTOS_POR_SETOR}
          rows={setores}
          keyOf={({ setor }) => String(setor)}
          total={totalOf(setores)}
        />
      </section>
    </More>
  )
}

export default function Veiculos() {
  const { entidade, exercicio } = useContexto()
  const parametros = useParametros()
  return (
    <>
      <ListScreen of={veiculos} />
      {mostraGastosDosVeiculos(parametros) && <Custos contexto={{ entidade: entidade.id, exercicio }} />}
    </>
  )
}
