// Who publishes in the demo city, what surrounds the data, and what helps whoever consults it.
import type { DemoArea } from '../cidade/area.ts'
import { writeAjuda } from './ajuda.ts'
import { writeContext } from './contexto-linhas.ts'

export const portal: DemoArea = {
  writeCity: ({ sink, files, years, today }) => writeContext(sink, files, years, today),
  writeEntity: (city, { entity }) => writeAjuda(city, entity),
}
