// The contratacao area of the demo city. Licitações and contracts are written with the empenhos that cite them.
import type { DemoArea } from '../cidade/area.ts'
import { writeManualDoFornecedor } from './manual-fornecedor.ts'
import { writeTiposDeContratacao } from './contratacao-linhas.ts'
import { writeSemRepasse, writeSituacoes } from './convenios.ts'
import { writeSituacoesDeObra } from './obras.ts'
import { writeAcordos, writeTiposDeSubvencao } from './subvencoes.ts'

export const contratacao: DemoArea = {
  writeCity: ({ sink }) => writeTiposDeContratacao(sink),
  async writeEntity(city, { entity }) {
    writeSituacoes(city, entity)
    await writeManualDoFornecedor(city, entity)
    writeTiposDeSubvencao(city, entity)
    writeSituacoesDeObra(city, entity)
    await writeSemRepasse(city, entity)
    await writeAcordos(city, entity)
  },
}
