// The papers that prove the deliveries: what was given back is marked, and an electronic invoice can be checked where it was issued.
import { DOCUMENTO, NOTA_FISCAL_ELETRONICA } from '@portal/catalog/despesa/empenho-detalhe'
import { consultaNfe } from '@portal/catalog/despesa/rotas'
import type { Row } from '@portal/kit/list'
import type { ReactNode } from 'react'
import { PlainTable } from '../../../list/results/plain-table.tsx'
import { ExternalLink } from '../../../shell/navigation/portal-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './empenho-documentos.module.css'

const { descricao, noDocumento, noLiquidacao, data, valor, valorEstornado, chaveAcesso } = DOCUMENTO
const COLUMNS = { descricao, noDocumento, noLiquidacao, data, valor, valorEstornado, chaveAcesso }

export const isReversed = (row: Row): boolean => Number(row.valorEstornado ?? 0) > 0

export function Descricao({ row }: { row: Row }) {
  if (!isReversed(row)) return <span>{String(row.descricao)}</span>
  return (
    <span>
      <strong className={styles.reversed}>
        <Icon name="warning" />
        Estornado
      </strong>{' '}
      {String(row.descricao)}
    </span>
  )
}

export function ConsultaLink({ row }: { row: Row }) {
  if (row.tipoDocumento !== NOTA_FISCAL_ELETRONICA) return null
  return <ExternalLink href={consultaNfe(row.chaveAcesso?.toString())}>Consultar nota {String(row.noDocumento)}</ExternalLink>
}

/** In groups of four, as it is printed on the invoice. */
export const groupKey = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ')

function Chave({ row }: { row: Row }) {
  return (
    <span className={styles.key}>
      {row.chaveAcesso !== undefined && <span className={styles.digits}>{groupKey(String(row.chaveAcesso))}</span>}
      <ConsultaLink row={row} />
    </span>
  )
}

const CELLS: Readonly<Record<string, (row: Row) => ReactNode>> = {
  descricao: (row) => <Descricao row={row} />,
  noLiquidacao: (row) => `${row.noLiquidacao ?? ''}/${row.exercicioLiquidacao ?? ''}`,
  chaveAcesso: (row) => (row.chaveAcesso === undefined && row.tipoDocumento !== NOTA_FISCAL_ELETRONICA ? undefined : <Chave row={row} />),
}

export function DocumentosTable({ rows }: { rows: readonly Row[] }) {
  const keyed = rows.map((row, position): Row => ({ ...row, position }))
  return (
    <div className={styles.documentos}>
      <PlainTable
        caption="Documentos do empenho"
        fields={COLUMNS}
        rows={keyed}
        keyOf={(row) => String(row.position)}
        isFault={isReversed}
        cells={CELLS}
      />
    </div>
  )
}
