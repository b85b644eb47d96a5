// Screen of what a sector consumed from the warehouses in a period.
import { consumo } from '@portal/catalog/patrimonio/almoxarifado'
import { derive } from '../../list/derived-list.tsx'

const screen = derive(consumo)

export const { title, description, load } = screen
export default screen.default
