// The portal area of the demo city: its entities, the context of the data, and the help pages.
import type { DemoArea } from '../cidade/area.ts'
import { writeAjuda } from './ajuda.ts'
import { writeContext } from './contexto-linhas.ts'
import { writeProtecao } from './protecao.ts'

export const portal: DemoArea = {
  writeCity: ({ sink, files, years, today }) => writeContext(sink, files, years, today),
  features: [writeProtecao],
  writeEntity: (city, { entity }) => writeAjuda(city, entity),
}
