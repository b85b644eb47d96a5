// Where a request for information is followed. The password is never part of the address.
import { APP_BASE, withQuery } from './link.ts'

export interface NumeroDoPedido {
  exercicio: number
  processo: number
}

/** Inside the portal; the year of a request is not the year on the screen. */
export const pedidoPath = ({ exercicio, processo }: NumeroDoPedido, entidade?: number): string =>
  withQuery('/esic', { numero: processo, ano: exercicio, entidade })

/** As a whole address, for whoever reads it in an e-mail; `portal` is the origin people know the portal by. */
export const pedidoAddress = (portal: string, pedido: NumeroDoPedido & { entidade: number }): string =>
  portal + APP_BASE + pedidoPath(pedido, pedido.entidade)
