import { empenho as record } from '@portal/catalog/despesa/empenho'
import { empenhoDetalhe, notaEmpenho, type EmpenhoKey } from '@portal/catalog/despesa/rotas'
import { notFound, PortalError } from '@portal/kit/errors'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAnswer, useAnswersInSequence } from '../../shell/context/answers.ts'
import { fetchRecord } from '../../list/state/load-list.ts'
import { RecordScreen } from '../../list/record/record-screen.tsx'
import { titled } from '../../list/record/record-title.ts'
import type { RouteArgs, RouteModule } from '../../route-module.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PageHeader } from '../../shell/frame/page-header.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { useWindowTitle } from '../../shell/navigation/use-navigation.ts'
import buttons from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import { EmptyState } from '../../ui/state-message.tsx'
import { EmpenhoAbas, type AbaAnswers } from './parts/empenho-abas.tsx'
import { abaCall, abasInOrder, empenhoCall, empenhoKeyIn, openAbas } from './parts/empenho-calls.ts'
import { EmpenhoOrigem, EmpenhoResposta } from './parts/empenho-secoes.tsx'

const titleOf = (key: EmpenhoKey | undefined): string => (key ? `${record.name} ${key.empenho}/${key.exercicio}` : record.name)

export const title = ({ url, contexto, dados = {} }: RouteArgs): string => {
  const key = empenhoKeyIn(url.searchParams, contexto)
  const row = key && (dados[empenhoCall('', key)] as Row | undefined)
  return titled(titleOf(key), row && record.summary?.(row))
}
export const { description } = record

const PAINTED_FIRST = 3

export const load: RouteModule['load'] = ({ url, contexto, fetchJson }) => {
  const key = empenhoKeyIn(url.searchParams, contexto)
  if (!key) throw notFound(texts.naoEncontrado)
  const first = abasInOrder(openAbas(contexto), url.searchParams.get('active')).slice(0, PAINTED_FIRST)
  return fetchRecord(empenhoCall('', key), first.map((aba) => abaCall(aba, key)), fetchJson)
}

function NotaButton({ empenho }: { empenho: EmpenhoKey }) {
  return (
    <a className={buttons.primary} href={notaEmpenho(empenho)} target="_blank" rel="noopener">
      <Icon name="print" />
      Imprimir nota de empenho
      <span className="visually-hidden">(PDF, abre em nova aba)</span>
    </a>
  )
}

/** The same number in several budget units: the visitor says which. */
function ChooseUnit({ empenho, units }: { empenho: EmpenhoKey; units: readonly string[] }) {
  const choices = units.map((unit) => (
    <PortalLink key={unit} className={buttons.secondary} to={empenhoDetalhe({ ...empenho, unidadeOrcamentaria: unit })}>
      Unidade {unit}
    </PortalLink>
  ))
  return (
    <>
      <PageHeader title={titleOf(empenho)} />
      <EmptyState title="Há mais de um empenho com este número." actions={choices}>
        <p>Cada unidade orçamentária numera os seus. Escolha a unidade:</p>
      </EmptyState>
    </>
  )
}

function unitsIn(error: unknown, { unidadeOrcamentaria }: EmpenhoKey): string[] {
  if (unidadeOrcamentaria !== undefined || !(error instanceof PortalError) || error.status !== 400) return []
  return error.violations.filter(({ field }) => field === 'unidadeOrcamentaria').map(({ message }) => message)
}

function Whole({ empenho, row }: { empenho: EmpenhoKey; row: Row }) {
  const contexto = useContexto()
  const [params] = useSearchParams()
  const [inOrder] = useState(() => abasInOrder(openAbas(contexto), params.get('active')))
  const answers = useAnswersInSequence(inOrder.map((aba) => abaCall(aba, empenho)))
  const byAba: AbaAnswers = new Map(inOrder.map(({ id }, position) => [id, answers[position]]))
  return (
    <>
      <EmpenhoResposta row={row} />
      <EmpenhoAbas empenho={empenho} abas={openAbas(contexto)} answers={byAba} />
      <EmpenhoOrigem row={row} />
    </>
  )
}

export default function EmpenhoDetalhe() {
  const contexto = useContexto()
  const [params] = useSearchParams()
  const key = empenhoKeyIn(params, contexto)
  const path = key && empenhoCall('', key)
  const answer = useAnswer<Row>(path)
  useWindowTitle(answer.data && titled(titleOf(key), record.summary?.(answer.data)))
  const units = key ? unitsIn(answer.error, key) : []
  if (key && units.length > 0) return <ChooseUnit empenho={key} units={units} />
  return (
    <RecordScreen
      list={record.list}
      title={titleOf(key)}
      summary={answer.data && record.summary?.(answer.data)}
      actions={key && answer.data && <NotaButton empenho={key} />}
      answer={key && answer}
      notFound={record.notFound}
    >
      {(row) => key && <Whole key={path} empenho={key} row={row} />}
    </RecordScreen>
  )
}
