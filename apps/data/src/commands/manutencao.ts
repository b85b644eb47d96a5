// `manutencao on|off`: closes the portal to visitors during a repair, and opens it again.
import { type Command, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'

const VALUES = new Map([
  ['on', 'S'],
  ['off', 'N'],
])

export const manutencao: Command = {
  name: 'manutencao',
  usage: 'on|off',
  summary: 'Põe o portal em manutenção ou o traz de volta.',
  async run(args, terminal) {
    const [word = ''] = readArguments(args, {}, [1, 1]).positionals
    const valor = VALUES.get(word)
    if (valor === undefined) throw new UsageError(`“${word}” não é on nem off.`)
    await withPool(terminal, (pool) =>
      pool.query(
        `insert into sistema.estado (chave, valor) values ('manutencao', $1)
        on conflict (chave) do update set valor = excluded.valor, alterado_em = excluded.alterado_em
          where estado.valor <> excluded.valor`,
        [valor],
      ),
    )
    terminal.out(valor === 'S' ? 'O portal está em manutenção.' : 'O portal está aberto.')
    return OK
  },
}
