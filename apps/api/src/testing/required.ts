// The parameters, for the sample, of the calls that require some.
import { EXERCICIO } from './sample.ts'
import type { Query } from './walk.ts'

const REQUIRED: readonly [path: string, values: Query][] = [
  ['/api/servidores/hora-extra', { mesCompetencia: 3 }],
  ['/api/receitas/dia', { receita: '1' }],
  ['/api/receitas/razao', { receita: '1', data: `${EXERCICIO}-01-01` }],
  ['/api/receitas/fonte-recursos/detalhes', { fonteRecurso: '16020000' }],
  ['/api/repasses/mes', { conta: '451120100', idContaCorrente: 1, tipo: 'R' }],
  ['/api/repasses/total/mes', { conta: '451120100', idContaCorrente: 1, tipo: 'R' }],
  ['/api/repasses/report/mes', { conta: '451120100', idContaCorrente: 1, tipo: 'R' }],
  [
    '/api/estoque/consumo',
    { dataInicio: `${EXERCICIO}-01-01`, dataFinal: `${EXERCICIO}-12-31`, centroCustoDestino: 3 },
  ],
  ['/api/movimentacao', { centroCusto: 1, item: 1 }],
  ['/api/estoque/orgao', {}],
  ['/api/estoque', { orgao: '02' }],
  ['/api/arrecadacoes/bairros', { bairro: 'centro', receita: '1' }],
]

export const requiredOf = (path: string): Query => REQUIRED.find(([start]) => path.startsWith(start))?.[1] ?? {}
