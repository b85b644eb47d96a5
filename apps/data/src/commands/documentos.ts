// Counts, for `portal status`, the published documents whose text was extracted, and the others by the reason why not.
import type { Motivo } from '@portal/api/document-text/messages'
import type { Pool } from '@portal/db/pool'
import { formatInteger } from '@portal/kit/formats'
import { MOTIVOS } from '../documentos/motivos.ts'

interface Counted {
  situacao: 'lido' | 'sem_texto' | 'ilegivel' | 'ausente' | 'espera'
  motivo: Motivo | null
  total: number
  arquivo: number
}

const COUNTS = `
select coalesce(d.situacao, 'espera') as situacao, d.motivo, count(*)::int as total, max(p.arquivo) as arquivo
from sistema.documento_publicado p left join sistema.documento d using (sha256) group by 1, 2 order by 2`

export async function describeDocumentos(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Counted>(COUNTS)
  if (rows.length === 0) return []
  const total = (...situacoes: Counted['situacao'][]): string =>
    formatInteger(rows.filter(({ situacao }) => situacoes.includes(situacao)).reduce((sum, row) => sum + row.total, 0))
  return [
    `Textos de documentos: ${total('lido')} com texto, ${total('sem_texto')} sem texto, ` +
      `${total('espera', 'ausente')} à espera, ${total('ilegivel')} que não se pôde ler`,
    ...rows.flatMap(({ motivo, total: count, arquivo }) => {
      if (motivo === null) return []
      const [one, many, advice] = MOTIVOS[motivo]
      const which = count === 1 ? `${one} (arquivo ${arquivo})` : `${many} (arquivo ${arquivo}, o mais novo)`
      return [`  ${formatInteger(count)} ${which}: ${advice}`]
    }),
  ]
}
