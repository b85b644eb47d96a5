// Renders the bar with the entity and the year of the data on the page; it is always visible.
import type { Exercicio, MenuItem } from '@portal/catalog/contexto'
import { APP_BASE } from '@portal/catalog/rotas'
import { BASE, withQuery } from '@portal/kit/link'
import { texts } from '@portal/kit/texts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { getJson } from '../../api/api.ts'
import { matchRoute } from '../../routes.tsx'
import styles from './context-bar.module.css'
import { useContexto } from '../context/contexto.tsx'
import { exercicioIn, inExercicio, keepEscolha, withEscolha } from '../../api/escolha.ts'
import { cleanPath, isShown } from '../navigation/menu.ts'
import { notifyError } from '../../api/notifier.ts'
import { SettledSelect } from '../../ui/settled-select.tsx'

/**
 * Returns the address to open in another year. A detail belongs to its year: its subject has another address there, or
 * only its parent list exists.
 */
function sameIn(pathname: string, search: string, exercicio: number, menu: readonly MenuItem[]): string {
  const route = matchRoute(pathname)?.route
  if (!route?.parent || route.same) return inExercicio(pathname, search, exercicio)
  const there = route.inYear?.(new URL(`${pathname}${search}`, 'http://portal'), exercicio)
  const match = there && matchRoute(cleanPath(there))
  return match && isShown(match.route, cleanPath(there), menu) ? there : route.parent
}

export function ContextBar() {
  const { entidades, entidade, exercicios, exercicio, menu } = useContexto()
  const { pathname, search } = useLocation()
  const [sought, setSought] = useState<string>()
  const [opening, setOpening] = useState<string>()

  const changeEntidade = async (id: number): Promise<boolean> => {
    setOpening(entidades.find((each) => each.id === id)?.nome)
    try {
      const years = await getJson<Exercicio[]>(`/api/exercicios/entidade/${id}`)
      const year = exercicioIn(
        years.map((each) => each.exercicio),
        exercicio,
      )
      if (year === undefined) throw new Error(texts.entidadeSemExercicio)
      keepEscolha({ entidade: id, exercicio: year })
      const base = new URLSearchParams(search).get(BASE) ?? undefined
      window.location.assign(`${APP_BASE}${withQuery('/', { entidade: id, exercicio: year, [BASE]: base })}`)
      return true
    } catch (error) {
      notifyError(error)
      setOpening(undefined)
      return false
    }
  }

  const changeExercicio = (year: number): boolean => {
    setOpening(String(year))
    keepEscolha({ entidade: entidade.id, exercicio: year })
    const next = withEscolha(sameIn(pathname, search, year, menu), { entidade, exercicio: year })
    window.location.assign(`${APP_BASE}${next}`)
    return true
  }

  return (
    <form
      className={`${styles.bar} no-print`}
      id="contexto"
      action={`${APP_BASE}/`}
      aria-label="De quem e de quando são os dados"
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <div className={styles.entidade} data-tour="escolha-entidade">
          <label htmlFor="escolha-entidade">Entidade</label>
          <SettledSelect
            id="escolha-entidade"
            name="entidade"
            value={String(entidade.id)}
            onSettle={(id) => changeEntidade(Number(id))}
            onBrowse={setSought}
          >
            {entidades.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nome}
              </option>
            ))}
          </SettledSelect>
        </div>
        <div className={styles.exercicio} data-tour="escolha-exercicio">
          <label htmlFor="escolha-exercicio">Exercício</label>
          <SettledSelect
            id="escolha-exercicio"
            name="exercicio"
            value={String(exercicio)}
            onSettle={(year) => changeExercicio(Number(year))}
            onBrowse={setSought}
          >
            {exercicios.map((year) => (
              <option key={year}>{year}</option>
            ))}
          </SettledSelect>
        </div>
        <noscript>
          <button type="submit">Mudar</button>
        </noscript>
      </div>
      <div className={styles.told} role="status">
        {opening === undefined ? sought && `Enter abre ${sought}; Esc desfaz.` : `Abrindo ${opening}…`}
      </div>
    </form>
  )
}
