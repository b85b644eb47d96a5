// Screen of the posts set by law and, in a tab, the functions paid beyond them.
import { cargos } from '@portal/catalog/pessoal/cargos'
import { funcaoGratificada, mostraFuncaoGratificada } from '@portal/catalog/pessoal/funcao-gratificada'
import type { List } from '@portal/kit/list'
import { openList } from '@portal/kit/open-list'
import { parametrosOf, type Parametros } from '@portal/kit/parametros'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useChoices, withChoices } from '../../list/filters/use-choices.ts'
import { ListFrame } from '../../list/list-screen.tsx'
import { loadList } from '../../list/state/load-list.ts'
import { useParametros } from '../../shell/context/contexto.tsx'

export const { title, description } = cargos

const ABA = 'aba'
const ABAS = [
  { id: 'cargos', label: cargos.title },
  { id: 'funcao-gratificada', label: funcaoGratificada.title },
]

const shownOf = (aba: string | null, parametros: Parametros): List =>
  aba === 'funcao-gratificada' && mostraFuncaoGratificada(parametros) ? funcaoGratificada : cargos

export const load = loadList(({ url, contexto }) => shownOf(url.searchParams.get(ABA), parametrosOf(contexto)))

const CHOICES = { [ABA]: ABAS.map(({ id }) => id) }

export default function Cargos() {
  const parametros = useParametros()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const shown = shownOf(params.get(ABA), parametros)
  const { view } = useChoices(
    useMemo(() => openList(shown, parametros), [shown, parametros]),
    CHOICES,
  )
  const change = (id: string): void =>
    void navigate(withChoices(view.searchOf({ ...view.state, page: 0 }), CHOICES, { [ABA]: id }))
  const active = shown === funcaoGratificada ? 'funcao-gratificada' : 'cargos'
  return (
    <ListFrame
      view={view}
      {...(mostraFuncaoGratificada(parametros) && { tabs: { tabs: ABAS, active, param: ABA, onChange: change } })}
    />
  )
}
