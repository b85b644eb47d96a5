// Renders the top of a list: title, actions and last update. The description is folded behind one line, so that the
// rows are visible without scrolling.
import type { List } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { FoldedHeader } from '../shell/frame/folded-header.tsx'
import { CopyAddress } from '../ui/copy-address.tsx'
import { LastUpdate } from './last-update.tsx'
import type { ListView } from './state/use-list-view.ts'

interface ListHeaderProps extends Pick<List, 'title' | 'description'> {
  view: ListView
  /** Whether the description starts unfolded. */
  opened?: boolean | undefined
  /** Buttons for these rows, shown before those that every page has. */
  actions: ReactNode
  /** Content shown only in print. */
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
