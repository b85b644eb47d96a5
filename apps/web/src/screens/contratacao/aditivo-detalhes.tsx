import { ADITIVO } from '@portal/catalog/contratacao/aditivo'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import type { Row } from '@portal/kit/list'
import { AnswersProvider, useAnswer } from '../../list/state/answers.tsx'
import { fetchRecord } from '../../list/state/load-list.ts'
import { readKey, recordCall, useRecordKey, type RecordKey } from '../../list/record/record-key.ts'
import { RecordAttachments } from '../../list/record/record-attachments.tsx'
import { RecordScreen, RecordSection } from '../../list/record/record-screen.tsx'
import type { RouteModule } from '../../route-module.ts'
import type { Attachment } from '../../ui/attachments.tsx'

const KEY = ['numero', 'sequencia']
const detailCall = (key: RecordKey | undefined) => recordCall('/api/aditivos/detalhes', key)
const filesCall = (key: RecordKey | undefined) => recordCall('/api/aditivos/arquivos', key)

const NAMES = ['numeroAditivo', 'data', 'dataPublicacao', 'dataTermino', 'valorAditivo', 'motivacao']

export const title = 'Detalhes do aditivo'
export const description = 'O que mudou em um contrato depois de assinado: valor, prazo, por quê e o termo publicado.'

export const load: RouteModule['load'] = ({ url, contexto, fetchJson }) => {
  const key = readKey(KEY, url.searchParams, contexto)
  return fetchRecord(detailCall(key), [filesCall(key)], fetchJson)
}

function Detalhes() {
  const key = useRecordKey(KEY)
  const answer = useAnswer<Row>(detailCall(key))
  const files = useAnswer<Attachment[]>(filesCall(key))
  return (
    <RecordScreen list={empenhos} title={title} description={description} answer={key && answer} notFound="Não encontramos este aditivo.">
      {(row) => (
        <>
          <RecordSection title={`Contrato ${row.contrato}/${row.exercicio}`} list={{ fields: ADITIVO }} row={row} names={NAMES} />
          <RecordAttachments answer={files} />
        </>
      )}
    </RecordScreen>
  )
}

export default function AditivoDetalhes() {
  return (
    <AnswersProvider>
      <Detalhes />
    </AnswersProvider>
  )
}
