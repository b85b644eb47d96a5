// One accounting of an advance, asked by its number or by the settlement and the servant who received it.
import { adiantamento } from '@portal/catalog/despesa/adiantamento'
import type { ContextoInicial } from '@portal/catalog/contexto'
import { empenhoDetalhe } from '@portal/catalog/despesa/rotas'
import type { List, Row } from '@portal/kit/list'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { AnswersProvider, useAnswer } from '../../list/state/answers.tsx'
import { fetchRecord } from '../../list/state/load-list.ts'
import { openList } from '../../list/state/open-list.ts'
import { readKey, recordCall } from '../../list/record/record-key.ts'
import { RecordAttachments } from '../../list/record/record-attachments.tsx'
import { RecordScreen, RecordSection } from '../../list/record/record-screen.tsx'
import type { RouteModule } from '../../route-module.ts'
import { useContexto, useParametros } from '../../shell/context/contexto.tsx'
import { ShownLink } from '../../shell/navigation/shown-link.tsx'
import type { Attachment } from '../../ui/attachments.tsx'

const PELO_SERVIDOR = ['empenho', 'noLiquidacao', 'unidadeOrcamentaria', 'matricula']

interface Calls {
  detail: string | undefined
  /** Only accounts asked by their number show their files. */
  files: string | undefined
}

function callsOf(params: URLSearchParams, contexto: ContextoInicial): Calls {
  if (params.has('matricula')) {
    return { detail: recordCall('/api/adiantamentos', readKey(PELO_SERVIDOR, params, contexto)), files: undefined }
  }
  const key = readKey(['prestacaoContas'], params, contexto)
  return { detail: recordCall('/api/adiantamentos/prestacao-contas', key), files: recordCall('/api/adiantamentos/arquivos', key) }
}

export const title = 'Detalhes do adiantamento'
export const description = 'Um adiantamento a um servidor: quanto recebeu, quanto gastou, quanto devolveu e os documentos que o comprovam.'

export const load: RouteModule['load'] = ({ url, contexto, fetchJson }) => {
  const { detail, files } = callsOf(url.searchParams, contexto)
  return fetchRecord(detail, [files], fetchJson)
}

const PRESTACAO = ['prestacaoContasExercicio', 'dataPrestacao', 'empenhoExercicio', 'dataEmpenho']
const SERVIDOR = ['nome', 'cargo', 'lotacao']
const VALORES = ['valorPago', 'valorEmpenho', 'valorDocumentos', 'valorRestituido']
const EXCESSO = ['empenhoExcedidoExercicio', 'valorExcedido']

const joined = (...parts: (Row[string])[]): string | undefined => (parts.includes(undefined) ? undefined : parts.join('/'))

/** Numbers with their years, as people read them. */
const written = (row: Row): Row => ({
  ...row,
  prestacaoContasExercicio: joined(row.prestacaoContas, row.exercicio),
  empenhoExcedidoExercicio: joined(row.empenhoExcedido, row.exercicioEmpenhoExcedido),
})

function withYears(list: List): List {
  const { prestacaoContas, empenhoExcedido } = list.fields
  return {
    ...list,
    fields: {
      ...list.fields,
      ...(prestacaoContas && { prestacaoContasExercicio: { ...prestacaoContas, kind: 'text' } }),
      ...(empenhoExcedido && { empenhoExcedidoExercicio: { ...empenhoExcedido, kind: 'text' } }),
    },
  }
}

/** The unit of the commitment that pays the excess is not told; its page asks when it is in doubt. */
function excessLinks({ entidade, empenhoExcedido, exercicioEmpenhoExcedido, empenhoExcedidoExercicio }: Row) {
  if (empenhoExcedidoExercicio === undefined) return {}
  const key = { entidade: Number(entidade), exercicio: Number(exercicioEmpenhoExcedido), empenho: Number(empenhoExcedido) }
  return { empenhoExcedidoExercicio: <ShownLink to={empenhoDetalhe(key)}>{String(empenhoExcedidoExercicio)}</ShownLink> }
}

function Detalhes() {
  const parametros = useParametros()
  const [params] = useSearchParams()
  const list = useMemo(() => withYears(openList(adiantamento, parametros)), [parametros])
  const calls = callsOf(params, useContexto())
  const answer = useAnswer<Row>(calls.detail)
  const files = useAnswer<Attachment[]>(calls.files)
  const hidesExcess = params.get('permiteExcederPrestacaoContas') === 'N'
  return (
    <RecordScreen
      list={list}
      title={title}
      description={description}
      answer={calls.detail === undefined ? undefined : answer}
      notFound="Não encontramos esta prestação de contas."
    >
      {(found) => {
        const row = written(found)
        return (
          <>
            <RecordSection title="A prestação de contas" list={list} row={row} names={PRESTACAO} />
            <RecordSection title="O servidor" list={list} row={row} names={SERVIDOR} />
            <RecordSection title="Os valores" list={list} row={row} names={VALORES} />
            {!hidesExcess && <RecordSection title="O excedente" list={list} row={row} names={EXCESSO} values={excessLinks(row)} />}
            {calls.files && <RecordAttachments answer={files} />}
          </>
        )
      }}
    </RecordScreen>
  )
}

export default function AdiantamentoDetalhes() {
  return (
    <AnswersProvider>
      <Detalhes />
    </AnswersProvider>
  )
}
