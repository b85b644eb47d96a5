// Typed links of the service to citizens, relative to the portal's base path.
import { APP_BASE, withQuery } from '@portal/kit/link'
import { recordLink } from '@portal/kit/record-link'

/** One request over the list it is in, as anyone may read it. */
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

/** Inside the portal; the year of a request is not the year on the screen. */
export const pedidoPath = ({ exercicio, processo }: NumeroDoPedido, entidade?: number): string =>
  withQuery('/esic', { numero: processo, ano: exercicio, entidade })

/** Where the e-mail of a request is confirmed, for whoever reads it there. */
export const confirmacaoAddress = (
  portal: string,
  { entidade, exercicio, processo, acesso }: NumeroDoPedido & { entidade: number; acesso: string },
): string => portal + APP_BASE + withQuery('/esic/confirmar', { entidade, ano: exercicio, numero: processo, acesso })

/** As a whole address, for whoever reads it in an e-mail; `portal` is the origin people know the portal by. */
export const pedidoAddress = (portal: string, pedido: NumeroDoPedido & { entidade: number }): string =>
  portal + APP_BASE + pedidoPath(pedido, pedido.entidade)

export const alvaraDetalhe = recordLink('/alvara/detalhe', { pessoa: 'integer' })
export const conselhoDetalhe = recordLink('/conselhos/:id', { id: 'integer' })
export const audienciaDetalhe = recordLink('/audiencias-publicas/detalhes', { id: 'integer' })

/** Existing addresses say the name of the queue too. */
export const filaDetalhe = recordLink('/fila-espera-atendimento/:f_fila_codigo', { f_fila_codigo: 'integer' })
