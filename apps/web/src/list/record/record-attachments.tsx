// The files published with a record, fetched by a call of their own; paper has no use for them.
import { arquivo } from '@portal/catalog/rotas'
import { Attachments, type Attachment } from '../../ui/attachments.tsx'
import { Answered } from '../state/answered.tsx'
import type { Answer } from '../../shell/context/answers.ts'

export function RecordAttachments({ title, answer }: { title: string; answer: Answer<Attachment[]> }) {
  return (
    <div className="no-print">
      <Answered answer={answer} failure="Não foi possível carregar os anexos.">
        {(files) => <Attachments title={title} files={files} hrefOf={arquivo} />}
      </Answered>
    </div>
  )
}
