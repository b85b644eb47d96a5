// One bid, under the list it was opened from: what it is, how much at each step, and its tabs.
import { licitacao } from '@portal/catalog/contratacao/licitacao'
import { licitacoesCovid } from '@portal/catalog/contratacao/licitacoes'
import { licitacaoCovidDetalhe } from '@portal/catalog/contratacao/rotas'
import type { Row } from '@portal/kit/list'
import type { DeclaredRecord } from '@portal/kit/record'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { loadRecord, titleOf } from '../../list/record/derived-record.tsx'
import { RecordParts } from '../../list/record/record-parts.tsx'
import { RecordSections, RecordView } from '../../list/record/record-view.tsx'
import { PassosDoDinheiro, type Passo } from './parts/passos-do-dinheiro.tsx'
import { SalaOnline } from './parts/sala-online.tsx'

const covid = { ...licitacao, list: licitacoesCovid, link: licitacaoCovidDetalhe }

export const title = titleOf(licitacao)
export const { description } = licitacao
export const load = loadRecord(licitacao)

/** Each figure is proven by the tab it leads to. */
const PASSOS: readonly Passo[] = [
  { field: 'valorMaximo', label: 'Estimado', tab: 'itens' },
  { field: 'totalVencido', label: 'Vencido', tab: 'itens' },
  { field: 'valorContratado', label: 'Contratado', tab: 'contratos' },
  { field: 'valorAditivo', label: 'Aditado', tab: 'contratos' },
  { field: 'valorEmpenhado', label: 'Empenhado', tab: 'empenhos' },
  { field: 'valorPago', label: 'Pago', tab: 'empenhos' },
]

/** What few bids say is left out of the others. */
const RAROS: ReadonlySet<string> = new Set(['salaOnline', 'observacao', 'displayProtocolo', 'tipoParticipacao'])

const saidBy = (record: DeclaredRecord, row: Row): DeclaredRecord => ({
  ...record,
  sections: record.sections.map((section) => ({ ...section, fields: section.fields.filter((name) => !RAROS.has(name) || row[name] !== undefined) })),
})

export default function LicitacaoDetalhes() {
  const { pathname } = useLocation()
  const record = useMemo(() => (pathname.includes('-covid') ? covid : licitacao), [pathname])
  return (
    <RecordView of={record}>
      {(row, key) => (
        <>
          <SalaOnline row={row} />
          <PassosDoDinheiro record={record} row={row} passos={PASSOS} />
          <RecordSections record={saidBy(record, row)} row={row} />
          <RecordParts record={record} recordKey={key} row={row} />
        </>
      )}
    </RecordView>
  )
}
