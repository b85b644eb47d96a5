// Lists the measures by their name on the command line.
import type { AreaId } from '@portal/catalog/area'
import { measureAnswers } from './answers.ts'
import { measureDepth } from './depth.ts'
import { measureExports } from './exports.ts'
import { measureInPages } from './in-pages.ts'
import type { Line } from './line.ts'
import { measureListTimes } from './list-times.ts'
import { measureNeighbours } from './neighbours.ts'
import { measurePages } from './pages-weight.ts'
import { measurePlans } from './plans.ts'
import { measureProcesses } from './processos.ts'
import { measureProxy } from './proxy.ts'
import { measureReadersDuringLoad } from './readers.ts'
import { measureReplicas } from './replicas.ts'
import type { Subject } from './subject.ts'
import { measureWholeAnswers } from './whole-answers.ts'

export type Measure = (subject: Subject) => Promise<Line[]>

/** Run for every area that has a volume. */
export const everywhere: Record<string, Measure> = {
  planos: measurePlans,
  listas: measureListTimes,
  inteiras: measureWholeAnswers,
  perguntas: measureInPages,
}

/** Measures of the list engine and not of a list run once, on despesa. */
export const ONCE_OF: AreaId = 'despesa'
export const once: Record<string, Measure> = {
  respostas: measureAnswers,
  profundidade: measureDepth,
  exportacao: measureExports,
  vizinhos: measureNeighbours,
  carga: measureReadersDuringLoad,
  conexoes: measureProxy,
  processos: measureProcesses,
  paginas: (subject) => measurePages(subject),
  replicas: measureReplicas,
}
