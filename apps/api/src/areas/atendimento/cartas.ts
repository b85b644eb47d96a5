// Writes the e-mails of a submission. No text typed by a visitor is sent to an address typed by a visitor, so that the
// portal cannot be used as a mail relay.
import type { Carta, NumeroProcesso } from '@portal/atendimento/processo'
import { formatDate } from '@portal/kit/formats'
import { pedidoAddress } from '@portal/catalog/atendimento/rotas'
import type { Snapshot } from '../../contexto/snapshot.ts'

export interface Remetente {
  entidade: string
  /** The address at which the city reads its mail. */
  email: string | undefined
  /** Public origin of the portal, if configured; the Host of a request is not used, as anyone can forge it. */
  portal: string | undefined
}

/** Takes the address of the officer responsible for access to information (LAI), or else the entity's. */
export function remetenteOf({ entidades, responsaveisLai }: Snapshot, entidade: number, portal?: string): Remetente {
  const officer = responsaveisLai.get(entidade)?.find(({ email }) => email !== undefined)
  const dados = entidades.get(entidade)
  return { entidade: dados?.nome ?? '', email: officer?.email ?? dados?.email, portal }
}

interface Pedido {
  numero: NumeroProcesso
  prazo: string
  recurso: boolean
  /** The requester's address. */
  email: string | undefined
  /** Address at which a requester who is not registered confirms a registration with the data of this request. */
  confirmar: string | undefined
}

const signature = ({ entidade }: Remetente): string => `\n\n${entidade}\nServiço de Informação ao Cidadão`

const subjectSafe = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 120)

export function cartasDoPedido(remetente: Remetente, { numero, prazo, recurso, email, confirmar }: Pedido): Carta[] {
  const nome = `${numero.processo}/${numero.exercicio}`
  const what = recurso ? 'recurso' : 'pedido de informação'
  const pagina = remetente.portal === undefined ? '' : ` (${pedidoAddress(remetente.portal, numero)})`
  const cadastro =
    confirmar === undefined
      ? ''
      : 'Para que seus dados já venham preenchidos nos próximos pedidos, confirme este e-mail em até sete ' +
        `dias:\n${confirmar}\n\n`
  const cartas: Carta[] = []
  if (email !== undefined) {
    cartas.push({
      motivo: 'recebimento',
      para: email,
      responderA: remetente.email,
      assunto: `Recebemos seu ${what} ${nome}`,
      texto:
        `Seu ${what} foi registrado com o número ${nome}.\n` +
        `A resposta é devida até ${formatDate(prazo)}.\n\n` +
        `Para acompanhar, abra a página e-SIC do Portal da Transparência${pagina} e informe o número, o ano e a ` +
        'senha que o portal mostrou ' +
        'quando você enviou. A senha não é guardada e por isso não vai nesta mensagem.\n\n' +
        `${cadastro}Se não foi você quem fez este ${what}, responda a esta mensagem.${signature(remetente)}`,
    })
  }
  if (remetente.email !== undefined) {
    cartas.push({
      motivo: 'aviso-interno',
      para: remetente.email,
      assunto: `Novo ${what} ${nome}`,
      texto:
        `Chegou pelo portal o ${what} ${nome}. A resposta é devida até ${formatDate(prazo)}.\n\n` +
        `No servidor: npm run portal -- esic show ${nome} --entidade ${numero.entidade}${signature(remetente)}`,
    })
  }
  return cartas
}

interface Mensagem {
  nome: string
  email: string
  assunto: string
  mensagem: string
}

export function cartaDaMensagem(remetente: Remetente, { nome, email, assunto, mensagem }: Mensagem): Carta[] {
  if (remetente.email === undefined) return []
  return [
    {
      motivo: 'contato',
      para: remetente.email,
      responderA: email,
      assunto: `Contato pelo portal: ${subjectSafe(assunto)}`,
      texto: `De: ${subjectSafe(nome)} <${email}>\nAssunto: ${subjectSafe(assunto)}\n\n${mensagem}`,
    },
  ]
}
