// Sets the parameters of the sample's entity, in its year, to publish as little as possible.
import { everythingClosed, PARAMETROS } from '@portal/catalog/parametros-tabela'
import type { Runner } from '@portal/db/pool'
import { ENTIDADE, EXERCICIO } from './sample.ts'

export async function closeGates(runner: Runner): Promise<void> {
  const closed = Object.fromEntries(PARAMETROS.map(({ numero }) => [numero, everythingClosed.get(numero) ?? 'N']))
  await runner.query({
    text: `update parametro set valor = coalesce($3::json ->> parametro::text, 'N') where entidade = $1
      and exercicio = $2`,
    values: [ENTIDADE, EXERCICIO, JSON.stringify(closed)],
  })
}
