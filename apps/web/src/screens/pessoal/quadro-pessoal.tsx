// Screen of the legal posts against those filled in a month, shown in the title, with links to other months.
import { exportaQuadroDePessoal } from '@portal/catalog/parametros'
import { quadroDaEntidade, quadroPessoal } from '@portal/catalog/pessoal/quadro'
import { comMesesAte } from '@portal/catalog/pessoal/servidores'
import { parametrosOf } from '@portal/kit/parametros'
import { useMemo } from 'react'
import { loadWhole, useOpenView, WholeList } from '../../list/whole/derived-whole.tsx'
import type { RouteModule } from '../../route-module.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { evolucaoCall, FolhaDe, OutrosMeses, shownMonth, useMesesDaFolha } from './parts/meses-da-folha.tsx'

export const { title, description } = quadroPessoal
export const load: NonNullable<RouteModule['load']> = (args) =>
  loadWhole(quadroDaEntidade(parametrosOf(args.contexto)), (_state, contexto) => [evolucaoCall(contexto)])(args)

const MES = 'competencia'

export default function QuadroPessoal() {
  const parametros = useParametros()
  const { exercicio } = useContexto()
  const view = useOpenView(
    useMemo(() => comMesesAte(quadroDaEntidade(parametros), MES, exercicio), [parametros, exercicio]),
  )
  const rows = useMesesDaFolha(view.contexto)
  return (
    <WholeList
      view={view}
      lead={<FolhaDe mes={shownMonth(view.state.filters[MES], rows)} exercicio={exercicio} />}
      exports={exportaQuadroDePessoal(parametros)}
    >
      <OutrosMeses view={view} rows={rows} filter={MES} />
    </WholeList>
  )
}
