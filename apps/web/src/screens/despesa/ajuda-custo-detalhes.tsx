import { ajudaCusto, LANCAMENTO } from '@portal/catalog/despesa/ajuda-custo'
import { MAX_PAGE_SIZE, type Page, type Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Answered } from '../../list/state/answered.tsx'
import { AnswersProvider, useAnswer } from '../../list/state/answers.tsx'
import { fetchRecord } from '../../list/state/load-list.ts'
import { PlainTable } from '../../list/results/plain-table.tsx'
import { readKey, recordCall, useRecordKey, type RecordKey } from '../../list/record/record-key.ts'
import { RecordScreen, RecordSection } from '../../list/record/record-screen.tsx'
import type { RouteModule } from '../../route-module.ts'
import styles from './parts/itens.module.css'

const KEY = ['matricula']
const servantCall = (key: RecordKey | undefined) => recordCall('/api/ajuda-custo/servidor', key)
const linesCall = (key: RecordKey | undefined) => recordCall('/api/ajuda-custo/detalhe', key && { ...key, size: MAX_PAGE_SIZE })

const { anoCompetencia, mesCompetencia, competenciaLancamento, matricula, valor, eventoDescricao } = LANCAMENTO
const COLUNAS = { anoCompetencia, mesCompetencia, competenciaLancamento, matricula, valor, eventoDescricao }
const SERVIDOR = ['matricula', 'nome', 'cargo', 'valor']

export const title = 'Detalhes da ajuda de custo'
export const description = 'O que um servidor recebeu de ajuda de custo no ano, lançamento por lançamento.'

export const load: RouteModule['load'] = ({ url, contexto, fetchJson }) => {
  const key = readKey(KEY, url.searchParams, contexto)
  return fetchRecord(servantCall(key), [linesCall(key)], fetchJson)
}

function Linhas({ rows }: { rows: readonly Row[] }) {
  const keys = new Map(rows.map((row, index) => [row, String(index)]))
  if (rows.length === 0) return <p>{texts.semRegistros}</p>
  return <PlainTable caption="Lançamentos do servidor" fields={COLUNAS} rows={rows} keyOf={(row) => keys.get(row) ?? ''} />
}

function Lancamentos({ answer }: { answer: UseQueryResult<Page> }) {
  return (
    <section className={styles.itens}>
      <h2>Lançamentos</h2>
      <Answered answer={answer} failure="Não foi possível carregar os lançamentos.">
        {({ content }) => <Linhas rows={content} />}
      </Answered>
    </section>
  )
}

function Detalhes() {
  const key = useRecordKey(KEY)
  const answer = useAnswer<Row>(servantCall(key))
  const lines = useAnswer<Page>(linesCall(key))
  return (
    <RecordScreen
      list={ajudaCusto}
      title={title}
      description={description}
      answer={key && answer}
      notFound="Não encontramos ajuda de custo deste servidor no exercício."
    >
      {(row) => (
        <>
          <RecordSection title="O servidor" list={ajudaCusto} row={row} names={SERVIDOR} />
          <Lancamentos answer={lines} />
        </>
      )}
    </RecordScreen>
  )
}

export default function AjudaCustoDetalhes() {
  return (
    <AnswersProvider>
      <Detalhes />
    </AnswersProvider>
  )
}
