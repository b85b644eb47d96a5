// Typed links of the service to citizens, relative to the portal's base path.
import { APP_BASE, withQuery } from '@portal/kit/link'
import { recordLink } from '@portal/kit/record-link'

/** Address of a request opened over its list, as shown to everyone. */
export const consultaSic = (key: { entidade: number; exercicio: number; processo: number; usuario: string }): string =>
  withQuery('/sic-consulta', {
    entidade: key.entidade,
    exercicio: key.exercicio,
    usuario: key.usuario,
    processo: key.processo,
    tipo: key.usuario,
  })

export interface NumeroDoPedido {
  exercicio: number
  processo: number
}

/** Path inside the portal; the year of the request is separate from the year of the page. */
export const pedidoPath = ({ exercicio, processo }: NumeroDoPedido, entidade?: number): string =>
  withQuery('/esic', { numero: processo, ano: exercicio, entidade })

/** Absolute address that confirms the e-mail of a request. */
export const confirmacaoAddress = (
  portal: string,
  { entidade, exercicio, processo, acesso }: NumeroDoPedido & { entidade: number; acesso: string },
): string => portal + APP_BASE + withQuery('/esic/confirmar', { entidade, ano: exercicio, numero: processo, acesso })

/** Absolute address for e-mails; `portal` is the origin people know the portal by. */
export const pedidoAddress = (portal: string, pedido: NumeroDoPedido & { entidade: number }): string =>
  portal + APP_BASE + pedidoPath(pedido, pedido.entidade)

export const alvaraDetalhe = recordLink('/alvara/detalhe', { pessoa: 'integer' })
export const conselhoDetalhe = recordLink('/conselhos/:id', { id: 'integer' })
export const audienciaDetalhe = recordLink('/audiencias-publicas/detalhes', { id: 'integer' })

/** Existing addresses also contain the name of the queue. */
export const filaDetalhe = recordLink('/fila-espera-atendimento/:f_fila_codigo', { f_fila_codigo: 'integer' })
