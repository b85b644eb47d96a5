// What can be measured, by the name it is asked for.
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

/** Asked of every area that has a volume. */
export const everywhere: Record<string, Measure> = {
  planos: measurePlans,
  listas: measureListTimes,
  inteiras: measureWholeAnswers,
  perguntas: measureInPages,
}

/** What is measured once is the engine's, not a list's: it is asked of commitments. */
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
