// An award and an addendum for the sample, of contracts and biddings no commitment names.
import type { Runner } from '../../list/read/reader.ts'
import { insert } from '../insert.ts'

interface Year {
  entidade: number
  exercicio: number
}

const MODALIDADE = 66

export async function loadContratacao(runner: Runner, year: Year): Promise<void> {
  await insert(runner, 'tipo_licitacao', [{ tipo_licitacao: MODALIDADE, descricao: 'Concorrência' }])
  await insert(runner, 'adjudicacao', [
    { ...year, exercicio_licitacao: year.exercicio - 1, tipo_licitacao: MODALIDADE, licitacao: 900, fornecedor: 3, data: `${year.exercicio}-02-03` },
  ])
  await insert(runner, 'aditivo', [
    {
      ...year, contrato: 900, sequencia: 1, numero_aditivo: '1/900', data: `${year.exercicio}-04-05`, data_publicacao: `${year.exercicio}-04-06`,
      data_termino: `${year.exercicio}-12-31`, valor: '10.50', motivacao: 'Prazo',
    },
  ])
}
