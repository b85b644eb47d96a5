// Builds the route module of a list that has no screen of its own: the generic ListScreen and its loader.
import type { List } from '@portal/kit/list'
import type { RouteModule } from '../route-module.ts'
import { ListScreen } from './list-screen.tsx'
import { loadList } from './state/load-list.ts'

export const derive = (list: List): RouteModule => ({
  default: () => <ListScreen of={list} />,
  title: list.title,
  description: list.description,
  load: loadList(list),
})
