// Everything the area of revenue declares.
import type { Area } from '../area.ts'
import { calls } from './chamadas.ts'
import { clientNames } from './clientes.ts'
import { dividaAtiva } from './dividaativa.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { renuncia, renuncias } from './renuncias.ts'
import { receitasCovid } from './receitas-covid.ts'
import { repasses } from './repasses.ts'

export const receita: Area = { id: 'receita', lists: [receitasCovid, repasses, dividaAtiva, renuncias], records: [renuncia], calls, menu, notas, clientNames }
