// The figures of contracting to compare: what was won, by bid, by item and by winner; what was signed, in each look of
// the list.
import { contratos } from '@portal/catalog/contratacao/contratos'
import { itensLicitados } from '@portal/catalog/contratacao/itens-licitados'
import { licitacoes } from '@portal/catalog/contratacao/licitacoes'
import { participantes } from '@portal/catalog/contratacao/participantes'
import { looks, ofRows, type Reading } from './agreement-reading.ts'

const VENCIDO = 'vencido em licitações'

export const daContratacao: readonly Reading[] = [
  ...looks('Licitações', licitacoes, { [VENCIDO]: 'totalVencido', estimado: 'valorMaximo' }),
  ...looks('Itens e preços', itensLicitados, { [VENCIDO]: 'valorTotal' }),
  {
    name: 'Participantes de licitações, um por um',
    read: async (city, contexto) => ofRows({ [VENCIDO]: 'valorVencido' }, await city.pages(participantes, contexto)),
  },
  ...looks('Contratos', contratos, { contratado: 'valorContratado', aditado: 'valorAditivo' }),
]
