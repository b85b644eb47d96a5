// The top of a list: its name and what can be done with it, how recent it is, and what it means behind one line, so
// that the rows are in sight.
import type { List } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { FoldedHeader } from '../shell/frame/folded-header.tsx'
import { CopyAddress } from '../ui/copy-address.tsx'
import { LastUpdate } from './last-update.tsx'
import type { ListView } from './state/use-list-view.ts'

interface ListHeaderProps extends Pick<List, 'title' | 'description'> {
  view: ListView
  /** Whether what it means starts unfolded. */
  opened?: boolean | undefined
  /** What can be done with these rows, before what can be done with any page. */
  actions: ReactNode
  /** What only paper says. */
  children: ReactNode
}

export const ListHeader = ({ view, children, ...header }: ListHeaderProps) => (
  <FoldedHeader
    {...header}
    about="Sobre esta lista"
    more={<CopyAddress search={view.searchOf(view.state)} />}
    facts={<LastUpdate view={view} />}
  >
    {children}
  </FoldedHeader>
)
