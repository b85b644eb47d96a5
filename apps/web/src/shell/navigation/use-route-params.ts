// What the address fills in of its route, as the table of contents reads it.
import { useLocation } from 'react-router'
import { matchRoute, type RouteMatch } from '../../routes.tsx'

export function useRouteParams(): RouteMatch['params'] {
  return matchRoute(useLocation().pathname)?.params ?? {}
}
