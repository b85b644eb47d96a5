// Says what is known of a table where a record has none of its rows: that none was published until a day, or that the
// entity never published any. Whether anything happened, the portal does not know.
import type { Known, Until } from '@portal/kit/record'

const known =
  (none: (one: string) => string) =>
  (table: string, one: string, many: string): Known => ({
    table,
    none: none(one),
    never: `Esta entidade ainda não publicou ${many}`,
  })

/** What is called by a masculine noun: publicados('pagamento', 'pagamento', 'pagamentos'). */
export const publicados = known((one) => `Nenhum ${one} foi publicado`)
/** What is called by a feminine noun: publicadas('liquidacao', 'liquidação', 'liquidações'). */
export const publicadas = known((one) => `Nenhuma ${one} foi publicada`)

export const ARQUIVOS = publicados('anexo', 'arquivo', 'arquivos')

/** What became of commitments. */
export const EXECUCAO: Omit<Until, 'sums'> = {
  table: 'empenho',
  of: { empenho: 'empenhos', liquidacao: 'liquidações', pagamento: 'pagamentos' },
}
