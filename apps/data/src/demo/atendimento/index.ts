// The requests for information of the demo city.
import type { DemoArea } from '../cidade/area.ts'
import { writeAtendimento } from './rows.ts'

export const atendimento: DemoArea = {
  writeVisitors: (client, { years, today, log }) => writeAtendimento(client, { years, today, log }),
}
