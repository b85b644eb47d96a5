// The contracting of the demo city; bids and contracts are written with the commitments that cite them.
import type { DemoArea } from '../cidade/area.ts'
import { writeTiposDeContratacao } from './contratacao-linhas.ts'

export const contratacao: DemoArea = { writeCity: ({ sink }) => writeTiposDeContratacao(sink) }
