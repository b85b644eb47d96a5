// Renders a part of a record that has no rows: the text the specification gives it, and what is known of its table.
import type { Part } from '@portal/kit/record'
import { texts } from '@portal/kit/texts'
import { WhatIsKnown } from './known.tsx'

export const NoRows = ({ part: { empty, known } }: { part: Pick<Part, 'empty' | 'known'> }) => (
  <div>
    <p>{empty ?? texts.semRegistros}</p>
    {known && <WhatIsKnown of={known} />}
  </div>
)
