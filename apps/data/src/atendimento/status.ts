// What waits at the desk and in the mail, for `portal status`.
import type { Pool } from 'pg'
import { formatDateTime, formatInteger } from '@portal/kit/formats'

interface Row {
  abertos: number
  atrasados: number
  espera: number
  desde: string | null
  recusadas: number
}

const WAITING = `
select
  (select count(*)::int from atendimento.processo where encerrado_em is null and not demonstracao) as abertos,
  (select count(*)::int from atendimento.processo where encerrado_em is null and not demonstracao and prazo < current_date) as atrasados,
  (select count(*)::int from atendimento.correio where enviado_em is null and recusado_em is null) as espera,
  (select min(criado_em) from atendimento.correio where enviado_em is null and recusado_em is null) as desde,
  (select count(*)::int from atendimento.correio where recusado_em is not null) as recusadas`

const count = (value: number, one: string, many: string): string => (value === 1 ? `1 ${one}` : `${formatInteger(value)} ${many}`)

export async function describeAtendimento(pool: Pool, env: NodeJS.ProcessEnv): Promise<{ lines: string[]; pending: string[] }> {
  const { rows } = await pool.query<Row>(WAITING)
  const { abertos = 0, atrasados = 0, espera = 0, desde = null, recusadas = 0 } = rows[0] ?? {}
  const smtp = env['SMTP_URL'] ? 'SMTP configurado' : 'SMTP_URL não definida: nada é enviado'
  const waiting = count(espera, 'mensagem à espera', 'mensagens à espera') + (desde === null ? '' : ` desde ${formatDateTime(desde)}`)
  const late = `${count(atrasados, 'pedido de informação atrasado', 'pedidos de informação atrasados')}: veja esic list --atrasados`
  const unsent = `${count(espera, 'mensagem guardada', 'mensagens guardadas')}: defina SMTP_URL para enviá-las`
  return {
    lines: [
      `e-SIC: ${count(abertos, 'pedido aberto', 'pedidos abertos')}, ${count(atrasados, 'atrasado', 'atrasados')}`,
      `Correio: ${waiting}, ${count(recusadas, 'recusada', 'recusadas')}; ${smtp}`,
    ],
    pending: [...(atrasados > 0 ? [late] : []), ...(espera > 0 && !env['SMTP_URL'] ? [unsent] : [])],
  }
}
