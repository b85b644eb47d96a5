// Counts open requests and unsent e-mails, for `portal status`.
import type { Pool } from 'pg'
import { formatDateTime, formatInteger } from '@portal/kit/formats'

interface Aberto {
  entidade: number
  abertos: number
  atrasados: number
}

/** Counts, by entity, the same requests `esic list` shows. */
const OPEN = `
select entidade, count(*)::int as abertos, count(*) filter (where prazo < current_date)::int as atrasados
from atendimento.processo where encerrado_em is null group by 1 order by 1`

interface Row {
  espera: number
  desde: string | null
  recusadas: number
}

const WAITING = `
select
  (select count(*)::int from atendimento.correio where enviado_em is null and recusado_em is null) as espera,
  (select min(criado_em) from atendimento.correio where enviado_em is null and recusado_em is null) as desde,
  (select count(*)::int from atendimento.correio where recusado_em is not null) as recusadas`

const WITHOUT_TEXTS = `
select format('%s %s não tem nenhum texto de atendimento: o e-SIC não diz onde nem quando atende', entidade, nome) as
  linha from entidade n
where habilitado_portal and not exists (select from texto_atendimento t where t.entidade = n.entidade)
  order by entidade`

const count = (value: number, one: string, many: string): string =>
  value === 1 ? `1 ${one}` : `${formatInteger(value)} ${many}`

export const abertosEmPalavras = ({ abertos, atrasados }: Omit<Aberto, 'entidade'>): string =>
  `${count(abertos, 'pedido aberto', 'pedidos abertos')}, ${count(atrasados, 'atrasado', 'atrasados')}`

export async function describeAtendimento(
  pool: Pool,
  env: NodeJS.ProcessEnv,
): Promise<{ lines: string[]; pending: string[] }> {
  const { rows: abertos } = await pool.query<Aberto>(OPEN)
  const { rows } = await pool.query<Row>(WAITING)
  const { rows: silent } = await pool.query<{ linha: string }>(WITHOUT_TEXTS)
  const { espera = 0, desde = null, recusadas = 0 } = rows[0] ?? {}
  const smtp = env['SMTP_URL'] ? 'SMTP configurado' : 'SMTP_URL não definida: nada é enviado'
  const waiting =
    count(espera, 'mensagem à espera', 'mensagens à espera') + (desde === null ? '' : ` desde ${formatDateTime(desde)}`)
  const late = abertos.flatMap(({ entidade, atrasados }) => {
    const told = count(atrasados, 'pedido de informação atrasado', 'pedidos de informação atrasados')
    return atrasados === 0 ? [] : [`${told}: veja esic list --atrasados --entidade ${entidade}`]
  })
  const unsent = `${count(espera, 'mensagem guardada', 'mensagens guardadas')}: defina SMTP_URL para enviá-las`
  return {
    lines: [
      ...(abertos.length === 0 ? ['e-SIC: nenhum pedido aberto'] : []),
      ...abertos.map(({ entidade, ...counted }) => `e-SIC, entidade ${entidade}: ${abertosEmPalavras(counted)}`),
      `Correio: ${waiting}, ${count(recusadas, 'recusada', 'recusadas')}; ${smtp}`,
    ],
    pending: [...silent.map(({ linha }) => linha), ...late, ...(espera > 0 && !env['SMTP_URL'] ? [unsent] : [])],
  }
}
