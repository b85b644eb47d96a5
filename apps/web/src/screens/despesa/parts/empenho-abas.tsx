// The tabs of a commitment; each shows its own wait, failure or emptiness, and the chosen one is in the address.
import type { Aba } from '@portal/catalog/despesa/empenho'
import { arquivo } from '@portal/catalog/rotas'
import { empenhoItemDetalhe, type EmpenhoKey } from '@portal/catalog/despesa/rotas'
import { formatInteger, formatPrice } from '@portal/kit/formats'
import type { Page, Row } from '@portal/kit/list'
import { pickFields } from '@portal/kit/record'
import { texts } from '@portal/kit/texts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Failure } from '../../../list/state/failure.tsx'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { PortalLink } from '../../../shell/navigation/portal-link.tsx'
import { Attachments, type Attachment } from '../../../ui/attachments.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { CaminhoDoDinheiro } from './empenho-caminho.tsx'
import { DocumentosTable } from './empenho-documentos.tsx'
import { ABAS_ID, rowsOf } from './empenho-rows.ts'
import styles from './empenho-abas.module.css'
import type { Answer } from '../../../shell/context/answers.ts'

export type AbaAnswers = ReadonlyMap<string, Answer | undefined>

const inYear = (number: string, year: string) => (row: Row) => (row[number] === undefined ? undefined : `${row[number]}/${row[year] ?? ''}`)

type Cells = Readonly<Record<string, (row: Row) => ReactNode>>

const LIQUIDACAO: Cells = { noLiquidacao: inYear('noLiquidacao', 'exercicioLiquidacao') }

function Lancamento({ row }: { row: Row }) {
  return (
    <span>
      {String(row.descricaoTipoLancamento)}
      {row.motivo !== undefined && <span className={styles.motivo}>{String(row.motivo)}</span>}
    </span>
  )
}

interface Shown {
  cells?: (empenho: EmpenhoKey) => Cells
  keyOf: (row: Row) => string
}

const by =
  (...names: string[]) =>
  (row: Row) =>
    names.map((name) => String(row[name])).join('/')

const tables: Readonly<Record<string, Shown>> = {
  movimentacao: {
    cells: () => ({ descricaoTipoLancamento: (row) => <Lancamento row={row} /> }),
    keyOf: by('tipoLancamento', 'nroDocumento', 'data', 'valorALiquidar', 'valorAPagar'),
  },
  itens: {
    cells: (empenho) => ({
      sequencia: (row) => <PortalLink to={empenhoItemDetalhe(empenho, Number(row.sequencia))}>Item {String(row.sequencia)}</PortalLink>,
      valorUnitario: (row) => row.valorUnitario !== undefined && <span className={styles.price}>{formatPrice(String(row.valorUnitario))}</span>,
    }),
    keyOf: by('sequencia'),
  },
  anulacoes: { keyOf: by('sequencia') },
  emliquidacao: {
    cells: () => ({ noEmLiquidacao: inYear('noEmLiquidacao', 'exercicio') }),
    keyOf: by('noEmLiquidacao', 'exercicio'),
  },
  liquidacoes: {
    cells: () => LIQUIDACAO,
    keyOf: by('noLiquidacao', 'exercicioLiquidacao'),
  },
  retencoes: {
    cells: () => LIQUIDACAO,
    keyOf: by('noLiquidacao', 'exercicioLiquidacao', 'sequencia'),
  },
  pagamentos: {
    cells: () => ({ ...LIQUIDACAO, noPagamento: inYear('noPagamento', 'exercicioPagamento') }),
    keyOf: by('noPagamento', 'exercicioPagamento'),
  },
}

interface PanelProps {
  aba: Aba
  empenho: EmpenhoKey
  answer: Answer | undefined
  documentos: readonly Row[]
}

/** A movement of thousands of entries is cut, and says so. */
function CutNotice({ data }: { data: unknown }) {
  const { totalElements, numberOfElements } = (data ?? {}) as Partial<Page>
  if (totalElements === undefined || numberOfElements === undefined || totalElements <= numberOfElements) return null
  return (
    <p>
      Mostrando {formatInteger(numberOfElements)} de {formatInteger(totalElements)} lançamentos.
    </p>
  )
}

/** The movement is told once: as a path, of which the table is another look. */
function Content({ aba, empenho, data, documentos }: Omit<PanelProps, 'answer'> & { data: unknown }) {
  const rows = rowsOf(data)
  if (aba.id === 'anexos') return <Attachments title="Anexos" files={rows as unknown as Attachment[]} hrefOf={arquivo} />
  if (rows.length === 0) return <p>{aba.empty ?? texts.semRegistros}</p>
  if (aba.id === 'documentos') return <DocumentosTable rows={rows} />
  const shown = tables[aba.id]
  if (!shown) return null
  const table = (
    <>
      <PlainTable
        caption={`${aba.title} do empenho ${empenho.empenho}/${empenho.exercicio}`}
        fields={pickFields(aba.fields, aba.columns)}
        rows={rows}
        keyOf={shown.keyOf}
        cells={shown.cells?.(empenho) ?? {}}
      />
      <CutNotice data={data} />
    </>
  )
  if (aba.id !== 'movimentacao') return table
  return (
    <>
      <CaminhoDoDinheiro empenho={empenho} movimentacao={rows} documentos={documentos} />
      <details className={styles.asTable}>
        <summary>Ver como tabela</summary>
        {table}
      </details>
    </>
  )
}

function Panel({ aba, empenho, answer, documentos }: PanelProps) {
  if (answer?.error) {
    return <Failure title={`Não foi possível carregar: ${aba.title}.`} error={answer.error} onRetry={answer.refetch} />
  }
  return (
    <div className={styles.panel} aria-busy={answer?.isPending || undefined}>
      <h3 className="print-only">{aba.title}</h3>
      {answer?.isSuccess ? <Content aba={aba} empenho={empenho} data={answer.data} documentos={documentos} /> : <Skeleton />}
    </div>
  )
}

interface EmpenhoAbasProps {
  empenho: EmpenhoKey
  abas: readonly Aba[]
  answers: AbaAnswers
}

export function EmpenhoAbas({ empenho, abas, answers }: EmpenhoAbasProps) {
  const [params, setParams] = useSearchParams()
  const choose = (active: string): void =>
    setParams(
      (current) => {
        current.set('active', active)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <section id={ABAS_ID} className={styles.tabs} aria-label="Tudo o que há neste empenho">
      <Tabs
        label="Partes do empenho"
        tabs={abas.map((aba) => ({
          id: aba.id,
          label: aba.title,
          panel: <Panel aba={aba} empenho={empenho} answer={answers.get(aba.id)} documentos={rowsOf(answers.get('documentos')?.data)} />,
        }))}
        active={params.get('active') ?? ''}
        inView={params.has('active')}
        param="active"
        onChange={choose}
      />
    </section>
  )
}
