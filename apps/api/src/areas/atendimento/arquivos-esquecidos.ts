// Deletes files uploaded for a request that was never made, after one day, as the privacy notice promises.
import type { Pool } from '@portal/db/pool'

export const FORGET = `delete from atendimento.arquivo where processo is null and criado_em < now() - interval '1 day'`

export const forgetUnclaimed = (pool: Pool): Promise<unknown> => pool.query(FORGET)
