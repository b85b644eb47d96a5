// The contracting of the demo city; awards and addenda are written with the commitments that cite them.
import type { DemoArea } from '../cidade/area.ts'
import { writeTiposDeLicitacao } from './contratacao-linhas.ts'

export const contratacao: DemoArea = { writeCity: ({ sink }) => writeTiposDeLicitacao(sink) }
