// Renders what one revenue collected in each month of the year, as bars.
import { GRAFICO_ANUAL } from '@portal/catalog/receita/chamadas'
import { formatMoney, nomeDoMes } from '@portal/kit/formats'
import { withQuery } from '@portal/kit/link'
import type { Contexto, Row } from '@portal/kit/list'
import { useAnswer } from '../../../shell/context/answers.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { unbroken } from '../../../ui/unbroken.ts'

/** Text set by the specification. */
const VAZIO = 'O gráfico não encontrou os dados'

interface GraficoProps {
  row: Row
  contexto: Contexto
  fonteRecurso: string | undefined
}

export function GraficoAnual({ row: { receita, descricao }, contexto, fonteRecurso }: GraficoProps) {
  const { data, isError } = useAnswer<Row[]>(
    withQuery(GRAFICO_ANUAL, { ...contexto, receita: String(receita), fonteRecurso }),
  )
  if (!data && !isError) return <Skeleton />
  const months = (data ?? []).filter(({ valorArrecadado }) => Number(valorArrecadado) !== 0)
  const [largest] = [...months].sort((a, b) => Number(b.valorArrecadado) - Number(a.valorArrecadado))
  if (!largest) return <p>{VAZIO}</p>
  const items = months.map(({ mes, valorArrecadado }) => ({
    id: String(mes),
    label: nomeDoMes(String(mes)),
    value: Number(valorArrecadado),
    written: unbroken(formatMoney(String(valorArrecadado))),
  }))
  return (
    <BarChart label={`Arrecadado por mês: ${String(descricao)}`} items={items}>
      <strong>{String(descricao)}</strong>
      <br />
      Arrecadado em cada mês de {contexto.exercicio}. O maior: {nomeDoMes(String(largest.mes))}, com{' '}
      {unbroken(formatMoney(String(largest.valorArrecadado)))}.
    </BarChart>
  )
}
