// Returns the path parameters of the current address, as matched by the route table.
import { useLocation } from 'react-router'
import { matchRoute, type RouteMatch } from '../../routes.tsx'

export function useRouteParams(): RouteMatch['params'] {
  return matchRoute(useLocation().pathname)?.params ?? {}
}
