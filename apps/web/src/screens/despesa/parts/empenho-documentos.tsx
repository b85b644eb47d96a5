// Renders the documents of the deliveries: reversed ones are marked, and an electronic invoice links to where it can be
// verified.
import { NOTA_FISCAL_ELETRONICA } from '@portal/catalog/despesa/empenho-detalhe'
import { consultaNfe } from '@portal/catalog/despesa/rotas'
import type { Row } from '@portal/kit/list'
import { texts } from '@portal/kit/texts'
import type { DrawnPart } from '../../../list/record/drawn.ts'
import { ExternalLink } from '../../../shell/navigation/portal-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './empenho-documentos.module.css'

const isReversed = (row: Row): boolean => Number(row.valorEstornado ?? 0) > 0

export function Descricao({ row }: { row: Row }) {
  const descricao = String(row.descricao ?? texts.semRegistro)
  if (!isReversed(row)) return <span>{descricao}</span>
  return (
    <span>
      <strong className={styles.reversed}>
        <Icon name="warning" />
        Estornado
      </strong>{' '}
      {descricao}
    </span>
  )
}

export function ConsultaLink({ row }: { row: Row }) {
  if (row.tipoDocumento !== NOTA_FISCAL_ELETRONICA) return null
  return (
    <ExternalLink href={consultaNfe(row.chaveAcesso?.toString())}>
      Consultar nota {String(row.noDocumento)}
    </ExternalLink>
  )
}

/** Splits the key in groups of four digits, as printed on the invoice. */
const groupKey = (chave: string): string => chave.replace(/(.{4})(?=.)/g, '$1 ')

function Chave({ row }: { row: Row }) {
  return (
    <span className={styles.key}>
      {row.chaveAcesso !== undefined && <span className={styles.digits}>{groupKey(String(row.chaveAcesso))}</span>}
      <ConsultaLink row={row} />
    </span>
  )
}

export const DOCUMENTOS: DrawnPart = {
  cells: {
    descricao: (row) => <Descricao row={row} />,
    chaveAcesso: (row) =>
      row.chaveAcesso === undefined && row.tipoDocumento !== NOTA_FISCAL_ELETRONICA ? undefined : <Chave row={row} />,
  },
  isFault: isReversed,
  body: (table) => <div className={styles.documentos}>{table}</div>,
}
