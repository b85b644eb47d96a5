// Stores the last copy and the last rehearsal of a restore, and describes them for `portal status`.
import { formatDateTime } from '@portal/kit/formats'
import type { Pool } from 'pg'

export interface Lembrancas {
  copia: { momento: string; pasta: string }
  ensaio: { momento: string; pasta: string; segundos: number; falha?: string }
}

export async function remember<K extends keyof Lembrancas>(pool: Pool, chave: K, what: Lembrancas[K]): Promise<void> {
  await pool.query(
    `insert into sistema.estado (chave, valor) values ($1, $2)
    on conflict (chave) do update set valor = excluded.valor, alterado_em = excluded.alterado_em`,
    [chave, JSON.stringify(what)],
  )
}

interface Quando {
  quando: string
  horas: number
}

async function recall<K extends keyof Lembrancas>(pool: Pool, chave: K): Promise<(Lembrancas[K] & Quando) | undefined> {
  const { rows } = await pool.query<Quando & { valor: string }>(
    `select valor, (valor::jsonb ->> 'momento')::timestamptz as quando,
      floor(extract(epoch from now() - (valor::jsonb ->> 'momento')::timestamptz) / 3600)::int as horas
    from sistema.estado where chave = $1`,
    [chave],
  )
  const [row] = rows
  return row && { ...(JSON.parse(row.valor) as Lembrancas[K]), quando: row.quando, horas: row.horas }
}

/** A copy older than this is reported: more than one night without a copy. */
const LATE_HOURS = 48

const age = (horas: number): string => (horas < LATE_HOURS ? `há ${horas} h` : `há ${Math.floor(horas / 24)} dias`)

export async function describeCopias(pool: Pool): Promise<{ lines: string[]; pending: string[] }> {
  const [copia, ensaio] = [await recall(pool, 'copia'), await recall(pool, 'ensaio')]
  const lines = [
    copia
      ? `Cópia: de ${formatDateTime(copia.quando)}, ${age(copia.horas)}, em ${copia.pasta}`
      : 'Cópia: nenhuma ainda (npm run portal -- copia <pasta>)',
  ]
  const pending: string[] = []
  if (copia && copia.horas >= LATE_HOURS) {
    pending.push(`a última cópia é de ${age(copia.horas)}: veja por que as de depois não foram feitas`)
  }
  if (ensaio) {
    const how = ensaio.falha === undefined ? `restaurada em ${ensaio.segundos} s` : 'falhou'
    lines.push(`Ensaio de restauração: em ${formatDateTime(ensaio.quando)}, ${ensaio.pasta} ${how}`)
    if (ensaio.falha !== undefined) pending.push(`o último ensaio de restauração falhou: ${ensaio.falha}`)
  }
  return { lines, pending }
}
