// The twelve months of a year as periods.
export interface Mes {
  readonly nome: string
  readonly curto: string
  readonly dataInicial: string
  readonly dataFinal: string
}

const NOMES = [
  'janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro',
]

export const mesesDe = (exercicio: number): Mes[] =>
  NOMES.map((nome, index) => {
    const mes = String(index + 1).padStart(2, '0')
    const ultimo = new Date(Date.UTC(exercicio, index + 1, 0)).getUTCDate()
    return { nome, curto: nome.slice(0, 3), dataInicial: `${exercicio}-${mes}-01`, dataFinal: `${exercicio}-${mes}-${ultimo}` }
  })
