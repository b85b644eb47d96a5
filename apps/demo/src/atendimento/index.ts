// Writes the requests for information of the demo city, and what it publishes about its services.
import type { DemoArea } from '../cidade/area.ts'
import { writeAtendimento } from './rows.ts'
import { SERVICOS } from './servicos.ts'

export const atendimento: DemoArea = {
  async writeEntity(city, { entity: { entidade, tipo } }) {
    for (const { tipos, write } of SERVICOS) if (tipos.includes(tipo)) await write(city, entidade)
  },
  writeVisitors: (client, { years, today, log }) => writeAtendimento(client, { years, today, log }),
}
