// Who publishes in the demo city, and what surrounds the data.
import type { DemoArea } from '../cidade/area.ts'
import { writeContext } from './contexto-linhas.ts'

export const portal: DemoArea = { writeCity: ({ sink, files, years, today }) => writeContext(sink, files, years, today) }
