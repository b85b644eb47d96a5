// Serves the fiscal years of an entity, and the default year for a visitor.
import { chosenBy, entidadeOf, exercicioPadrao } from '../../../contexto/contexto.ts'
import { arrayOf, exercicio } from './shapes.ts'
import { contextoQuery, integerParam, numbersIn } from '../../../contexto/parameters.ts'
import type { SnapshotCall } from './snapshot-route.ts'

export const exercicios: readonly SnapshotCall[] = [
  {
    path: '/api/exercicios/entidade/:id',
    summary: 'Exercícios de uma entidade',
    params: { type: 'object', properties: { id: integerParam('Entidade') } },
    answer: arrayOf(exercicio),
    show: (snapshot, request) => {
      const { id } = entidadeOf(snapshot, numbersIn(request, ['id']).id)
      return { key: String(id), value: () => snapshot.exercicios.get(id) ?? [] }
    },
  },
  {
    path: '/api/exercicios/padrao',
    summary: 'Exercício em que o portal abre',
    answer: exercicio,
    querystring: { type: 'object', properties: { entidade: contextoQuery.properties.entidade } },
    show: (snapshot, request) => {
      const { id } = entidadeOf(snapshot, chosenBy(request).entidade)
      const padrao = exercicioPadrao(snapshot, id)
      return { key: String(id), value: () => snapshot.exercicios.get(id)?.find((each) => each.exercicio === padrao) }
    },
  },
]
