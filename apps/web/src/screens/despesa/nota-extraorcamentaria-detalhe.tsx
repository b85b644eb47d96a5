import { notaExtraorcamentaria } from '@portal/catalog/despesa/nota-extraorcamentaria'
import { decimal, money, price, text } from '@portal/kit/fields'
import type { Row } from '@portal/kit/list'
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

const KEY = ['noExtraorcamentario']
const detailCall = (key: RecordKey | undefined) => recordCall('/api/nota-extraorcamentaria/detalhes', key)
const itemsCall = (key: RecordKey | undefined) => recordCall('/api/nota-extraorcamentaria/itens', key)

const NOTA = [
  'id', 'valor', 'data', 'vencimento', 'cnpjCpf', 'nomeFornecedor', 'fonteRecurso', 'descricaoFonte', 'historico', 'complemento',
]

const ITEM = {
  item: text('Item'),
  especificacao: text('Especificação'),
  quantidade: decimal('Quantidade'),
  unidadeItem: text('Unidade'),
  valorUnitario: price('Valor Unitário'),
  valorTotal: money('Sub Total'),
}

export const title = 'Detalhe da nota extraorçamentária'
export const description = 'Um pagamento de dinheiro de terceiros: a quem, de onde veio, por quê e seus itens.'

export const load: RouteModule['load'] = ({ url, contexto, fetchJson }) => {
  const key = readKey(KEY, url.searchParams, contexto)
  return fetchRecord(detailCall(key), [itemsCall(key)], fetchJson)
}

function Itens({ answer }: { answer: UseQueryResult<Row[]> }) {
  return (
    <section className={styles.itens}>
      <h2>Itens</h2>
      <Answered answer={answer} failure="Não foi possível carregar os itens.">
        {(itens) =>
          itens.length > 0 ? (
            <PlainTable caption="Itens da nota" fields={ITEM} rows={itens} keyOf={(row) => String(row.ordem)} />
          ) : (
            <p>{texts.semRegistros}</p>
          )
        }
      </Answered>
    </section>
  )
}

function Detalhe() {
  const key = useRecordKey(KEY)
  const answer = useAnswer<Row>(detailCall(key))
  const itens = useAnswer<Row[]>(itemsCall(key))
  return (
    <RecordScreen
      list={notaExtraorcamentaria}
      title={title}
      description={description}
      answer={key && answer}
      notFound="Não encontramos esta nota extraorçamentária."
    >
      {(row) => (
        <>
          <RecordSection title="A nota" list={notaExtraorcamentaria} row={row} names={NOTA} />
          <Itens answer={itens} />
        </>
      )}
    </RecordScreen>
  )
}

export default function NotaExtraorcamentariaDetalhe() {
  return (
    <AnswersProvider>
      <Detalhe />
    </AnswersProvider>
  )
}
