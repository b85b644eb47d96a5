// Everything the service to citizens declares.
import type { Area } from '../area.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { sicConsulta } from './sic-consulta.ts'

export const atendimento: Area = { id: 'atendimento', lists: [sicConsulta], menu, notas }
