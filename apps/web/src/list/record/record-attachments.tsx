// Renders the files published with a record, fetched by a call of their own. Hidden in print.
import { arquivo } from '@portal/catalog/rotas'
import { withQuery } from '@portal/kit/link'
import { createContext, useContext } from 'react'
import { Attachments, type Attachment } from '../../ui/attachments.tsx'
import { Answered } from '../state/answered.tsx'
import type { Answer } from '../../shell/context/answers.ts'

/** The `acesso` parameter sent with the links to a record's files, for records whose files require one. */
export const FileAccess = createContext<string | undefined>(undefined)

export function RecordAttachments({ title, answer }: { title: string; answer: Answer<Attachment[]> }) {
  const acesso = useContext(FileAccess)
  return (
    <div className="no-print">
      <Answered answer={answer} failure="Não foi possível carregar os anexos.">
        {(files) => <Attachments title={title} files={files} hrefOf={(id) => withQuery(arquivo(id), { acesso })} />}
      </Answered>
    </div>
  )
}
