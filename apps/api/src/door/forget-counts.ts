// What was counted is forgotten once it counts no more, and the secret it is hidden under once a week.
import type { FastifyInstance } from 'fastify'

const HOUR_MS = 3_600_000

export const FORGET = `
delete from sistema.limite where ate < now();
delete from sistema.pergunta_por_pessoa where feita_em < now() - interval '1 day';
delete from sistema.lugar where ate < now();
delete from sistema.sal where criado_em < now() - interval '7 days'`

export function forgetCounts(app: FastifyInstance): void {
  const forget = (): Promise<unknown> => app.pool.query(FORGET).catch((error: unknown) => app.log.warn({ err: error }, 'old counts stay'))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => void forget(), HOUR_MS).unref()
    await forget()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
