// Deletes counters that have expired, and, after a week, the secret used to hash what they are about.
import type { Pool } from '@portal/db/pool'

export const FORGET = `
delete from sistema.limite where ate < now();
delete from sistema.pergunta_por_pessoa where feita_em < now() - interval '1 day';
delete from sistema.lugar where ate < now();
delete from sistema.sal where criado_em < now() - interval '7 days'`

export const forgetCounts = (pool: Pool): Promise<unknown> => pool.query(FORGET)
