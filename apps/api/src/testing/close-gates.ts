// Sets the parameters of the sample's entity, in its year, to publish as little as possible, and has it send nothing
// that a gate asks about; and undoes it.
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
  // The rows of the sample have no stamp, and one of another table says that they were not sent.
  await runner.query(
    `insert into sistema.ultima_atualizacao (entidade, exercicio, modulo, tabela) values ($1, $2, 3, 'outra')
    on conflict do nothing`,
    [ENTIDADE, EXERCICIO],
  )
}

export async function openGates(runner: Runner): Promise<void> {
  await runner.query(`update parametro set valor = 'S' where entidade = $1 and exercicio = $2`, [ENTIDADE, EXERCICIO])
  await runner.query(`delete from sistema.ultima_atualizacao where tabela = 'outra'`)
}
