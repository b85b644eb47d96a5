// What changed in the budget of the sample: ties, credits whose decree nobody told, and reductions.
import type { Runner } from '../../list/read/reader.ts'
import { insert, type SampleRow } from '../insert.ts'

const CREDITOS = 75
const ACRESCIMOS = ['Suplementar', 'Especial', 'Extraordinário'] as const

interface Ano {
  entidade: number
  exercicio: number
}

function credito(ano: Ano, numero: number): SampleRow {
  const isReduction = numero % 4 === 0
  const decreto = numero % 9 === 0 ? undefined : 1 + (numero % 20)
  return {
    ...ano,
    dotacao: 1 + (numero % 2),
    sequencia: numero,
    data: `${ano.exercicio}-${String(1 + (numero % 12)).padStart(2, '0')}-15`,
    valor: `${isReduction ? '-' : ''}${1_000 + (numero % 7) * 100}.25`,
    tipo: isReduction ? 'Reduzida' : (ACRESCIMOS[numero % ACRESCIMOS.length] as string),
    id_decreto: decreto ?? null,
    decreto: decreto === undefined ? null : `${decreto}/${ano.exercicio}`,
  }
}

export async function loadPlanejamento(runner: Runner, ano: Ano): Promise<void> {
  await insert(runner, 'credito_adicional', Array.from({ length: CREDITOS }, (_, index) => credito(ano, index + 1)))
}
