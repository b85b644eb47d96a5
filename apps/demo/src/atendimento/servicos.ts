// Lists the services of each kind of entity: the function that writes the rows, and the menu pages only those entities
// have.
import type { City } from '../cidade/area.ts'
import type { Entity } from '../cidade/cidade.ts'
import { writeAlvaras } from './cidadao/alvaras.ts'
import { writeAudiencias } from './cidadao/audiencias.ts'
import { writeCarta, writeCovid } from './cidadao/carta.ts'
import { writeConselhos } from './cidadao/conselhos.ts'
import { writeFilas, writeSaude } from './cidadao/saude.ts'

interface Servico {
  tipos: readonly Entity['tipo'][]
  rotas: readonly string[]
  write: (city: City, entidade: number) => Promise<void> | void
}

export const SERVICOS: readonly Servico[] = [
  { tipos: ['E'], rotas: ['/alvara'], write: writeAlvaras },
  { tipos: ['E'], rotas: ['/conselhos'], write: writeConselhos },
  { tipos: ['E', 'L'], rotas: ['/audiencias-publicas'], write: writeAudiencias },
  { tipos: ['E'], rotas: ['/fila-espera-atendimento'], write: writeFilas },
  { tipos: ['E', 'D'], rotas: ['/escalas-profissionais', '/documentos'], write: writeSaude },
  { tipos: ['E', 'D'], rotas: ['/contatos-covid', '/medidas-adotadas'], write: writeCovid },
  { tipos: ['E', 'A', 'D'], rotas: ['/carta-servicos'], write: writeCarta },
]

/** Returns the pages of services that this kind of entity does not offer. */
export const rotasSemServico = (tipo: Entity['tipo']): ReadonlySet<string> =>
  new Set(SERVICOS.filter(({ tipos }) => !tipos.includes(tipo)).flatMap(({ rotas }) => rotas))
