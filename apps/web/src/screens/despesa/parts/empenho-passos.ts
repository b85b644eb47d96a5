// Converts the movement of a commitment to steps in plain words, each settlement with its documents.
import type { AbaId } from '@portal/catalog/despesa/empenho'
import { TIPO_LANCAMENTO } from '@portal/catalog/despesa/empenho-detalhe'
import type { Row } from '@portal/kit/list'

export interface Passo {
  key: string
  row: Row
  /** Title of the step, in plain words. */
  title: string
  /** Whether it undoes an earlier step. */
  undoes: boolean
  /** The tab with more details. */
  aba: AbaId
  documentos: readonly Row[]
}

const KINDS: Readonly<Record<number, { title: string; aba: AbaId; undoes?: true }>> = {
  [TIPO_LANCAMENTO.empenho]: { title: 'Dinheiro reservado', aba: 'movimentacao' },
  [TIPO_LANCAMENTO.cancelamento]: { title: 'Reserva cancelada em parte', aba: 'anulacoes', undoes: true },
  [TIPO_LANCAMENTO.liquidacao]: { title: 'Entrega conferida', aba: 'liquidacoes' },
  [TIPO_LANCAMENTO.estornoLiquidacao]: { title: 'Conferência desfeita', aba: 'liquidacoes', undoes: true },
  [TIPO_LANCAMENTO.pagamento]: { title: 'Dinheiro pago', aba: 'pagamentos' },
  [TIPO_LANCAMENTO.estornoPagamento]: { title: 'Pagamento devolvido', aba: 'pagamentos', undoes: true },
}
const OTHER = { title: 'Lançamento', aba: 'movimentacao' } as const

const liquidacaoOf = (row: Row): string | undefined =>
  row.noLiquidacao === undefined ? undefined : `${row.noLiquidacao}/${row.exercicioLiquidacao ?? ''}`

export function passosOf(movimentacao: readonly Row[], documentos: readonly Row[]): Passo[] {
  return movimentacao.map((row, position) => {
    const {
      title,
      aba,
      undoes = false,
    }: { title: string; aba: AbaId; undoes?: boolean } = KINDS[Number(row.tipoLancamento)] ?? OTHER
    const proves = row.tipoLancamento === TIPO_LANCAMENTO.liquidacao
    return {
      key: String(position),
      row,
      title: isWhole(row, movimentacao) ? 'Reserva cancelada' : title,
      undoes,
      aba,
      documentos: proves ? documentos.filter((documento) => liquidacaoOf(documento) === liquidacaoOf(row)) : [],
    }
  })
}

/** Returns whether a cancellation is of the whole amount committed. */
const isWhole = (row: Row, [first]: readonly Row[]): boolean =>
  row.tipoLancamento === TIPO_LANCAMENTO.cancelamento && row.valor === first?.valor

const SHOWN_WHOLE = 14
const AT_EACH_END = 4

/** Splits a long path: its beginning and end are shown, and the middle unfolds. */
export function foldMiddle(passos: readonly Passo[]): {
  start: readonly Passo[]
  middle: readonly Passo[]
  end: readonly Passo[]
} {
  if (passos.length <= SHOWN_WHOLE) return { start: passos, middle: [], end: [] }
  return {
    start: passos.slice(0, AT_EACH_END),
    middle: passos.slice(AT_EACH_END, -AT_EACH_END),
    end: passos.slice(-AT_EACH_END),
  }
}
