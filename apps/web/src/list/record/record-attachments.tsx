// The files published with a record, fetched by a call of their own; paper has no use for them.
import { arquivo } from '@portal/catalog/rotas'
import { withQuery } from '@portal/kit/link'
import { createContext, useContext } from 'react'
import { Attachments, type Attachment } from '../../ui/attachments.tsx'
import { Answered } from '../state/answered.tsx'
import type { Answer } from '../../shell/context/answers.ts'

/** What the files of a record are asked with, where they ask for something. */
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
