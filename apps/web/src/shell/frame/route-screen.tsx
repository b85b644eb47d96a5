// Renders one route: checks the menu guard, loads its code, sets the window title and renders the screen.
import { use } from 'react'
import { Navigate, useLocation } from 'react-router'
import { writeText, type RouteArgs, type RouteModule } from '../../route-module.ts'
import { loadedScreen, loadScreen } from '../../routes.tsx'
import { isShown } from '../navigation/menu.ts'
import type { Route } from '../../route.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { useContexto } from '../context/contexto.tsx'
import { useAllPreloaded } from '../context/dados.tsx'
import { documentTitle, useArrival } from '../navigation/use-navigation.ts'
import { useRouteParams } from '../navigation/use-route-params.ts'

function useRouteArgs(): RouteArgs {
  const { pathname, search } = useLocation()
  return {
    url: new URL(`${pathname}${search}`, 'http://portal'),
    contexto: useContexto(),
    params: useRouteParams(),
    dados: useAllPreloaded(),
  }
}

function Screen({ module }: { module: RouteModule }) {
  const args = useRouteArgs()
  const title = writeText(module.title, args)
  useArrival(documentTitle(title, args.contexto))
  const { default: Page } = module
  return (
    <>
      <Breadcrumb title={title} />
      <Page />
    </>
  )
}

export function RouteScreen({ route }: { route: Route }) {
  const { menu } = useContexto()
  const { pathname } = useLocation()
  const shown = isShown(route, pathname, menu)
  const module = shown ? (loadedScreen(route) ?? use(loadScreen(route))) : undefined
  return module ? <Screen module={module} /> : <Navigate to="/nao-encontrado" replace />
}
