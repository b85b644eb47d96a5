// Detects a proxy on this machine that TRUSTED_PROXIES does not announce, since all visitors would then count as one.
// Logs it every hour, and stores it for the `status` command.
import type { FastifyInstance } from 'fastify'
import { isUntrustedProxy } from './address.ts'

const AGAIN_MS = 3_600_000

export const PROXY_KEY = 'proxy-nao-informado'

const NOTICED = `
  insert into sistema.estado (chave, valor) values ('${PROXY_KEY}', now()::text) on conflict (chave) do update
  set valor = excluded.valor`
const SETTLED = `delete from sistema.estado where chave = '${PROXY_KEY}'`

const SENTENCE =
  'TRUSTED_PROXIES é 0, mas há um proxy nesta máquina (X-Forwarded-For): todos os visitantes contam como um só ' +
  'nos limites. Defina TRUSTED_PROXIES=1 e reinicie.'

export function watchProxy(app: FastifyInstance): void {
  const { trustedProxies } = app.config
  const keep = (sql: string): void =>
    void app.pool
      .query(sql)
      .catch((error: unknown) => app.log.warn({ err: error }, 'the state of the proxy was not kept'))
  let said = -Infinity
  app.addHook('onReady', async () => {
    if (trustedProxies > 0) keep(SETTLED)
  })
  app.addHook('onRequest', async ({ raw }) => {
    if (Date.now() - said < AGAIN_MS || !isUntrustedProxy(raw, trustedProxies)) return
    said = Date.now()
    app.log.error(SENTENCE)
    keep(NOTICED)
  })
}
