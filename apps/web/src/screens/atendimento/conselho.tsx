import { conselho } from '@portal/catalog/atendimento/conselho'
import { derive } from '../../list/record/derived-record.tsx'

const screen = derive(conselho)

export const { title, description, load } = screen
export default screen.default
