// The requests for information of the demo city, and what it publishes for those it serves.
import type { DemoArea } from '../cidade/area.ts'
import { writeAlvaras } from './cidadao/alvaras.ts'
import { writeAudiencias } from './cidadao/audiencias.ts'
import { writeCarta, writeCovid } from './cidadao/carta.ts'
import { writeConselhos } from './cidadao/conselhos.ts'
import { writeSaude } from './cidadao/saude.ts'
import { writeAtendimento } from './rows.ts'

export const atendimento: DemoArea = {
  async writeEntity(city, { entity: { entidade, tipo } }) {
    if (tipo === 'E') {
      await writeAlvaras(city, entidade)
      await writeConselhos(city, entidade)
    }
    if (tipo === 'E' || tipo === 'L') await writeAudiencias(city, entidade)
    if (tipo === 'E' || tipo === 'D') {
      await writeSaude(city, entidade)
      writeCovid(city, entidade)
    }
    if (tipo !== 'L') writeCarta(city, entidade)
  },
  writeVisitors: (client, { years, today, log }) => writeAtendimento(client, { years, today, log }),
}
