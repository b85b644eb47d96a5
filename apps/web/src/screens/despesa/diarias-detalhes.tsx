import { diarias } from '@portal/catalog/despesa/diarias'
import type { Row } from '@portal/kit/list'
import { useMemo } from 'react'
import { AnswersProvider, useAnswer } from '../../list/state/answers.tsx'
import { fetchRecord } from '../../list/state/load-list.ts'
import { openList } from '../../list/state/open-list.ts'
import { readKey, recordCall, useRecordKey, type RecordKey } from '../../list/record/record-key.ts'
import { RecordAttachments } from '../../list/record/record-attachments.tsx'
import { RecordScreen, RecordSection } from '../../list/record/record-screen.tsx'
import type { RouteModule } from '../../route-module.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import type { Attachment } from '../../ui/attachments.tsx'

const KEY = ['empenho', 'noLiquidacao', 'unidadeOrcamentaria']
const detailCall = (key: RecordKey | undefined) => recordCall('/api/diarias', key)
const filesCall = (key: RecordKey | undefined) => recordCall('/api/diarias/arquivos', key)

const VIAGEM = [
  'nome', 'cargo', 'matricula', 'secretaria', 'lotacao', 'destino', 'dataSaida', 'horaSaida', 'dataRetorno', 'meioTransporte',
  'tipoObjetivoDiaria', 'motivo',
]
const VALORES = [
  'quantidadeDiarias', 'valorUnitario', 'valorDiarias', 'quantidadeAnulacoes', 'valorAnulado', 'valorHospedagem', 'valorEvento',
  'valorPassagem', 'gastosTotais',
]
const EMPENHO = [
  'displayEmpenho', 'valorEmpenho', 'numeroLiquidacao', 'unidadeOrcamentaria', 'numeroProcesso', 'anoProcesso', 'noAto', 'dataAto',
  'situacaoCancelamento',
]

export const title = 'Detalhes da diária'
export const description = 'Uma viagem a serviço: quem foi, para onde, por quê, quanto custou e os documentos que a comprovam.'

export const load: RouteModule['load'] = ({ url, contexto, fetchJson }) => {
  const key = readKey(KEY, url.searchParams, contexto)
  return fetchRecord(detailCall(key), [filesCall(key)], fetchJson)
}

function Detalhes() {
  const parametros = useParametros()
  const list = useMemo(() => openList(diarias, parametros), [parametros])
  const key = useRecordKey(KEY)
  const answer = useAnswer<Row>(detailCall(key))
  const files = useAnswer<Attachment[]>(filesCall(key))
  return (
    <RecordScreen list={list} title={title} description={description} answer={key && answer} notFound="Não encontramos esta diária.">
      {(row) => (
        <>
          <RecordSection title="A viagem" list={list} row={row} names={VIAGEM} />
          <RecordSection title="Os valores" list={list} row={row} names={VALORES} />
          <RecordSection title="O empenho e o ato" list={list} row={row} names={EMPENHO} />
          <RecordAttachments answer={files} />
        </>
      )}
    </RecordScreen>
  )
}

export default function DiariasDetalhes() {
  return (
    <AnswersProvider>
      <Detalhes />
    </AnswersProvider>
  )
}
