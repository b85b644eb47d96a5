// Counts, for `portal status`, the published documents whose text was extracted, and the others by the reason why not.
import type { Pool } from '@portal/db/pool'
import { formatInteger } from '@portal/kit/formats'

interface Counted {
  situacao: 'lido' | 'sem_texto' | 'ilegivel' | 'ausente' | 'espera'
  motivo: string | null
  total: number
  arquivo: number
}

const COUNTS = `
select coalesce(d.situacao, 'espera') as situacao, d.motivo, count(*)::int as total, max(p.arquivo) as arquivo
from sistema.documento_publicado p left join sistema.documento d using (sha256) group by 1, 2 order by 2`

/** For each reason: its words in the singular and in the plural, and what to do. */
const MOTIVOS: Readonly<Record<string, readonly [one: string, many: string, advice: string]>> = {
  formato: ['está estragado ou não é PDF', 'estão estragados ou não são PDF', 'gere-o de novo e publique no lugar'],
  senha: ['pede senha', 'pedem senha', 'publique-o sem ela'],
  memoria: ['pediu memória demais', 'pediram memória demais', 'gere-o de novo, mais simples, ou em partes'],
  tempo: ['levou tempo demais', 'levaram tempo demais', 'gere-o de novo, mais simples, ou em partes'],
  falha: ['fez o leitor parar', 'fizeram o leitor parar', 'a versão seguinte do leitor o tenta de novo'],
}

export async function describeDocumentos(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<Counted>(COUNTS)
  if (rows.length === 0) return []
  const total = (...situacoes: Counted['situacao'][]): string =>
    formatInteger(rows.filter(({ situacao }) => situacoes.includes(situacao)).reduce((sum, row) => sum + row.total, 0))
  return [
    `Textos de documentos: ${total('lido')} com texto, ${total('sem_texto')} sem texto, ` +
      `${total('espera', 'ausente')} à espera, ${total('ilegivel')} que não se pôde ler`,
    ...rows.flatMap(({ motivo, total: count, arquivo }) => {
      const [one, many, advice] = MOTIVOS[motivo ?? ''] ?? []
      if (one === undefined) return []
      const which = count === 1 ? `${one} (arquivo ${arquivo})` : `${many} (arquivo ${arquivo}, o mais novo)`
      return [`  ${formatInteger(count)} ${which}: ${advice}`]
    }),
  ]
}
