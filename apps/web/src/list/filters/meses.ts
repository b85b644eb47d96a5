// Returns the twelve months of a year with their names, first and last days.
import { MESES } from '@portal/kit/formats'

export interface Mes {
  readonly nome: string
  readonly curto: string
  readonly dataInicial: string
  readonly dataFinal: string
}

export const mesesDe = (exercicio: number): Mes[] =>
  MESES.map((nome, index) => {
    const mes = String(index + 1).padStart(2, '0')
    const ultimo = new Date(Date.UTC(exercicio, index + 1, 0)).getUTCDate()
    return {
      nome,
      curto: nome.slice(0, 3),
      dataInicial: `${exercicio}-${mes}-01`,
      dataFinal: `${exercicio}-${mes}-${ultimo}`,
    }
  })
