import { ADJUDICACAO, LINKS_DA_ADJUDICACAO } from '@portal/catalog/contratacao/adjudicacao'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import type { Row } from '@portal/kit/list'
import { AnswersProvider, useAnswer } from '../../list/state/answers.tsx'
import { fetchRecord } from '../../list/state/load-list.ts'
import { readKey, recordCall, useRecordKey, type RecordKey } from '../../list/record/record-key.ts'
import { RecordAttachments } from '../../list/record/record-attachments.tsx'
import { RecordScreen, RecordSection } from '../../list/record/record-screen.tsx'
import type { RouteModule } from '../../route-module.ts'
import type { Attachment } from '../../ui/attachments.tsx'

const KEY = ['exercicioLicitacao', 'tipoLicitacao', 'licitacao', 'pessoa']
const detailCall = (key: RecordKey | undefined) => recordCall('/api/adjudicacoes/detalhes', key)
const filesCall = (key: RecordKey | undefined) => recordCall('/api/adjudicacoes/arquivos', key)

const NAMES = ['nome', 'cnpjCpf', 'data']

export const title = 'Detalhes da adjudicação'
export const description = 'A quem o objeto de uma licitação foi entregue, quando, e o documento que o comprova.'

export const load: RouteModule['load'] = ({ url, contexto, fetchJson }) => {
  const key = readKey(KEY, url.searchParams, contexto)
  return fetchRecord(detailCall(key), [filesCall(key)], fetchJson)
}

function Detalhes() {
  const key = useRecordKey(KEY)
  const answer = useAnswer<Row>(detailCall(key))
  const files = useAnswer<Attachment[]>(filesCall(key))
  return (
    <RecordScreen list={empenhos} title={title} description={description} answer={key && answer} notFound="Não encontramos esta adjudicação.">
      {(row) => (
        <>
          <RecordSection
            title={`${row.descricaoTipoLicitacao} ${row.licitacao}/${row.exercicioLicitacao}`}
            list={{ fields: ADJUDICACAO, links: LINKS_DA_ADJUDICACAO }}
            row={row}
            names={NAMES}
          />
          <RecordAttachments answer={files} />
        </>
      )}
    </RecordScreen>
  )
}

export default function AdjudicacaoDetalhes() {
  return (
    <AnswersProvider>
      <Detalhes />
    </AnswersProvider>
  )
}
