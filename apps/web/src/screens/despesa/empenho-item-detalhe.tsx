import { ITEM_DETALHE } from '@portal/catalog/despesa/empenho-detalhe'
import { empenhos } from '@portal/catalog/despesa/empenhos'
import { linkDoFornecedor } from '@portal/catalog/despesa/fornecedor-pagina'
import { empenhoDetalhe, type EmpenhoKey } from '@portal/catalog/despesa/rotas'
import { notFound } from '@portal/kit/errors'
import { formatPrice } from '@portal/kit/formats'
import type { Contexto, Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import { useSearchParams } from 'react-router'
import { AnswersProvider, useAnswer } from '../../list/state/answers.tsx'
import { fetchRecord } from '../../list/state/load-list.ts'
import { RecordScreen } from '../../list/record/record-screen.tsx'
import { Value } from '../../list/results/value.tsx'
import type { RouteModule } from '../../route-module.ts'
import { useContexto } from '../../shell/context/contexto.tsx'
import { PortalLink } from '../../shell/navigation/portal-link.tsx'
import { ShownLink } from '../../shell/navigation/shown-link.tsx'
import { Pairs, type Pair } from '../../ui/pairs.tsx'
import { empenhoCall, empenhoKeyIn } from './parts/empenho-calls.ts'
import { EmpenhoSection } from './parts/empenho-secoes.tsx'

export const title = 'Item do empenho'
export const description = 'Um item comprado ou contratado: o que é, quanto, por que preço e em qual empenho.'

const itemCall = (key: EmpenhoKey | undefined, params: URLSearchParams): string | undefined => {
  const ordemItemEmpenho = params.get('ordemItemEmpenho')
  return key && ordemItemEmpenho ? empenhoCall('/item', key, { ordemItemEmpenho }) : undefined
}

export const load: RouteModule['load'] = ({ url: { searchParams }, contexto, fetchJson }) => {
  const call = itemCall(empenhoKeyIn(searchParams, contexto), searchParams)
  if (!call) throw notFound(texts.naoEncontrado)
  return fetchRecord(call, [], fetchJson)
}

const SHOWN = ['sequencia', 'especificacao', 'quantidade', 'unidade', 'valorUnitario', 'valorTotal', 'itensPerc'] as const
const OF_THE_EMPENHO = ['data', 'unidadeOrcamentaria'] as const
const LONG = 60

function pairsOf(row: Row, names: readonly (keyof typeof ITEM_DETALHE)[]): Pair[] {
  return names.map((name) => {
    const field = ITEM_DETALHE[name]
    const price = name === 'valorUnitario' && row[name] !== undefined ? formatPrice(String(row[name])) : undefined
    const wide = String(row[name] ?? '').length > LONG
    const value = price ?? <Value field={field} value={row[name]} whole />
    return { name, label: field.label, help: field.help, value, wide }
  })
}

const empenhoPair = ({ empenhoExercicio }: Row, to: string): Pair => ({
  name: 'empenho', label: ITEM_DETALHE.empenhoExercicio.label, value: <PortalLink to={to}>{String(empenhoExercicio)}</PortalLink>,
})

const paginaDe = linkDoFornecedor('fornecedor', 'cnpj')

function fornecedorPair(row: Row, contexto: Contexto): Pair {
  const { label, help } = ITEM_DETALHE.nome
  return { name: 'nome', label, help, value: <ShownLink to={paginaDe(row, contexto)}>{String(row.nome)}</ShownLink> }
}

function Detalhe() {
  const contexto = useContexto()
  const [params] = useSearchParams()
  const key = empenhoKeyIn(params, contexto)
  const call = itemCall(key, params)
  const answer = useAnswer<Row>(call)
  const back = key && empenhoDetalhe(key, 'itens')
  const parent = { path: back ?? empenhos.path, title: key ? `Empenho ${key.empenho}/${key.exercicio}` : empenhos.title }
  return (
    <RecordScreen list={parent} title={title} answer={call === undefined ? undefined : answer} notFound="Não encontramos este item.">
      {(row) => (
        <>
          <EmpenhoSection title="O item">
            <Pairs pairs={pairsOf(row, SHOWN)} />
          </EmpenhoSection>
          <EmpenhoSection title="O empenho">
            <Pairs
              pairs={[
                empenhoPair(row, parent.path),
                fornecedorPair(row, { entidade: contexto.entidade.id, exercicio: contexto.exercicio }),
                ...pairsOf(row, OF_THE_EMPENHO),
              ]}
            />
          </EmpenhoSection>
        </>
      )}
    </RecordScreen>
  )
}

export default function EmpenhoItemDetalhe() {
  return (
    <AnswersProvider>
      <Detalhe />
    </AnswersProvider>
  )
}
