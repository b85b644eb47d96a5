// Screen of the stock of an organ's warehouses on a day.
import { posicao } from '@portal/catalog/patrimonio/almoxarifado'
import { derive } from '../../list/derived-list.tsx'

const screen = derive(posicao)

export const { title, description, load } = screen
export default screen.default
