// Collects everything the area of laws, gazettes and publications declares.
import type { Area } from '../area.ts'
import { defineOptions } from './define.ts'
import { diarioClients, diarioOficial } from './diario-oficial.ts'
import { lei } from './lei.ts'
import { leisEAtos } from './leiseatos.ts'
import { menu } from './menu.ts'
import { notas } from './notas.ts'
import { publicacoesLista } from './publicacoes-lista.ts'

const opcoes = (sql: string, summary: string) =>
  defineOptions({ path: `/api/leisatos/${sql}`, summary: `Leis e atos: ${summary}`, sql })

export const legislacao: Area = {
  id: 'legislacao',
  lists: [leisEAtos, diarioOficial],
  reshaped: [publicacoesLista],
  records: [lei],
  calls: [
    opcoes('naturezas', 'naturezas'),
    opcoes('tipos-documento-legal', 'tipos de documento legal'),
    opcoes('escopo', 'escopos'),
    defineOptions({
      path: '/api/legislacao/diarios-oficiais/anos',
      summary: 'Diário oficial: anos publicados',
      sql: 'anos-do-diario',
    }),
  ],
  menu,
  notas,
  clientNames: { 'diario-oficial': diarioClients },
}
