// Writes the e-mail a requester receives when a step they were waiting for is taken: a decision, an extended deadline
// or files attached later.
import type { PoolClient } from 'pg'
import { escrever, type Carta } from '@portal/atendimento/processo'
import { formatDate } from '@portal/kit/formats'
import { pedidoAddress } from '@portal/catalog/atendimento/rotas'
import type { Processo } from './processo.ts'

export interface Novidade {
  /** The decision, or `ANEXADO` when files were attached after it. */
  situacao: string
  parecer: string
  prazo: string
  anexos: number
  /** The public origin of the portal, for the link in the e-mail. */
  portal: string | undefined
}

export const ANEXADO = 'Anexado'

const WHAT: Readonly<Record<string, string>> = {
  Atendido: 'foi respondido',
  Indeferido: 'foi indeferido',
  Cancelado: 'foi cancelado',
  Prorrogado: 'teve o prazo prorrogado',
  [ANEXADO]: 'recebeu mais arquivos',
}

function cartaOf(
  processo: Processo,
  novidade: Novidade,
  para: string,
  entidade: string,
  responderA: string | undefined,
): Carta | undefined {
  const what = WHAT[novidade.situacao]
  if (what === undefined) return undefined
  const nome = `${processo.processo}/${processo.exercicio}`
  const pedido = processo.instancia > 0 ? 'recurso' : 'pedido de informação'
  const prazo =
    novidade.situacao === 'Prorrogado' ? `\nA resposta agora é devida até ${formatDate(novidade.prazo)}.` : ''
  const parecer =
    novidade.parecer !== '' && (processo.formaRecebimento === 'E-mail' || prazo !== '') ? `\n\n${novidade.parecer}` : ''
  const pagina = novidade.portal === undefined ? '' : ` (${pedidoAddress(novidade.portal, processo)})`
  const anexos = novidade.anexos > 0 ? ' Os arquivos anexados estão lá.' : ''
  return {
    motivo: 'andamento',
    para,
    responderA,
    assunto: `Seu ${pedido} ${nome} ${what}`,
    texto:
      `Seu ${pedido} ${nome} ${what}.${prazo}${parecer}\n\n` +
      `Para ver o andamento inteiro, abra a página e-SIC do Portal da Transparência${pagina} e informe o número, ` +
      `o ano e a senha.${anexos}\n\n` +
      `${entidade}\nServiço de Informação ao Cidadão`,
  }
}

/** Queues the e-mail in the transaction of the step itself, so that neither is stored without the other. */
export async function avisar(client: PoolClient, processo: Processo, novidade: Novidade): Promise<void> {
  if (processo.email === null) return
  const { rows } = await client.query<{ nome: string; email: string | null }>(
    `select nome, coalesce(
      (select r.email from responsavel_lai r where r.entidade = e.entidade and r.email is not null order by responsavel
        limit 1), e.email
    ) as email
    from entidade e where entidade = $1`,
    [processo.entidade],
  )
  const carta = cartaOf(processo, novidade, processo.email, rows[0]?.nome ?? '', rows[0]?.email ?? undefined)
  if (carta) await escrever(client, processo, [carta])
}
