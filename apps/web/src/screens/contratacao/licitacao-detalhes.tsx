// Screen of one bid, under the list it was opened from: its data, the amount at each stage, and its tabs.
import { CORRENDO, RECEBENDO, type Edital } from '@portal/catalog/contratacao/interessado'
import { licitacao } from '@portal/catalog/contratacao/licitacao'
import { licitacoesCovid } from '@portal/catalog/contratacao/licitacoes'
import { licitacaoCovidDetalhe } from '@portal/catalog/contratacao/rotas'
import { identificaParaBaixar } from '@portal/catalog/parametros'
import { EXECUCAO } from '@portal/catalog/publicado'
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord, Until } from '@portal/kit/record'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { isOfEveryYear, knownCall, untilOf, UntilWhen } from '../../list/record/known.tsx'
import { FileAccess } from '../../list/record/record-attachments.tsx'
import type { RecordKey } from '../../list/record/record-key.ts'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import { answersOf, type RouteModule } from '../../route-module.ts'
import { useParametros } from '../../shell/context/contexto.tsx'
import { Acompanhar } from './parts/acompanhar.tsx'
import { PassosDoDinheiro, type Passo } from './parts/passos-do-dinheiro.tsx'
import { SalaOnline } from './parts/sala-online.tsx'
import { useAcesso } from './parts/use-acesso.ts'

const covid = { ...licitacao, list: licitacoesCovid, link: licitacaoCovidDetalhe }

export const title = titleOf(licitacao)
export const { description } = licitacao

/** The sums of the money that was spent, of commitments of any year. */
const GASTO: Until = { ...EXECUCAO, sums: ['valorEmpenhado', 'valorPago'] }

export const load: RouteModule['load'] = async (args) => {
  const { entidade, exercicio } = args.contexto
  const call = knownCall(GASTO, { entidade: entidade.id, exercicio }, isOfEveryYear(licitacao))
  const [dados, known] = await Promise.all([loadRecord(licitacao)(args), answersOf([call], args.fetchJson)])
  return { ...dados, ...known }
}

/** The stages of the money; each figure links to the tab with its rows. */
const PASSOS: readonly Passo[] = [
  { field: 'valorMaximo', tab: 'itens' },
  { field: 'totalVencido', tab: 'itens' },
  { field: 'valorContratado', tab: 'contratos' },
  { field: 'valorAditivo', tab: 'contratos' },
  { field: 'valorEmpenhado', tab: 'empenhos' },
  { field: 'valorPago', tab: 'empenhos' },
]

interface CorpoProps {
  record: DeclaredRecord
  row: Row
  recordKey: RecordKey
}

const editalOf = ({ entidade, exercicio, tipoLicitacao, licitacao: numero }: Row): Edital => ({
  entidade: Number(entidade),
  exercicio: Number(exercicio),
  tipoLicitacao: Number(tipoLicitacao),
  licitacao: Number(numero),
})

function Corpo({ record, row, recordKey }: CorpoProps) {
  const parametros = useParametros()
  const edital = editalOf(row)
  const [acesso, keep] = useAcesso(edital)
  const situacao = String(row.tipoCancelamento)
  const gasto = untilOf(GASTO, row)
  const required = acesso === undefined && RECEBENDO.includes(situacao) && identificaParaBaixar(parametros)
  return (
    <FileAccess value={acesso}>
      {row.salaOnline !== undefined && (
        <p>
          <SalaOnline row={row} />
        </p>
      )}
      <PassosDoDinheiro record={record} row={row} passos={PASSOS} />
      {gasto && <UntilWhen of={gasto} record={record} />}
      <RecordSections record={record} row={row} />
      {CORRENDO.includes(situacao) && <Acompanhar edital={edital} required={required} onSaved={keep} />}
      <RecordParts record={record} recordKey={recordKey} row={row} />
    </FileAccess>
  )
}

export default function LicitacaoDetalhes() {
  const { pathname } = useLocation()
  const record = useMemo(() => (pathname.includes('-covid') ? covid : licitacao), [pathname])
  return <RecordView of={record}>{(row, key) => <Corpo record={record} row={row} recordKey={key} />}</RecordView>
}
