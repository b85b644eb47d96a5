// Renders the files published with a record, fetched by a call of their own. Hidden in print.
import { arquivo } from '@portal/catalog/rotas'
import { withQuery } from '@portal/kit/link'
import type { Files } from '@portal/kit/record'
import { createContext, useContext } from 'react'
import { Attachments, type Attachment } from '../../ui/attachments.tsx'
import { Answered } from '../state/answered.tsx'
import type { Answer } from '../../shell/context/answers.ts'
import { WhatIsKnown } from './known.tsx'

/** The `acesso` parameter sent with the links to a record's files, for records whose files require one. */
export const FileAccess = createContext<string | undefined>(undefined)

export function RecordAttachments({
  part: { title, known },
  answer,
}: {
  part: Pick<Files, 'title' | 'known'>
  answer: Answer<Attachment[]>
}) {
  const acesso = useContext(FileAccess)
  return (
    <div className="no-print">
      <Answered answer={answer} failure="Não foi possível carregar os anexos.">
        {(files) => (
          <Attachments title={title} files={files} hrefOf={(id) => withQuery(arquivo(id), { acesso })}>
            {known && <WhatIsKnown of={known} />}
          </Attachments>
        )}
      </Answered>
    </div>
  )
}
