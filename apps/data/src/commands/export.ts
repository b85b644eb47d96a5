// `export <folder>`: writes what is stored as a data package, which is also the backup.
import { filesFolder } from '@portal/db/files'
import { type Command, FAILED, OK, readArguments } from '../command.ts'
import { withPool } from '../connect.ts'
import { exportPackage } from '../export/export-package.ts'

export const exportCommand: Command = {
  name: 'export',
  usage: '<pasta> [--entidade N] [--exercicio N]',
  summary: 'Grava um pacote de dados com tudo o que está no banco, ou só o de uma entidade e de um ano.',
  async run(args, terminal) {
    const { positionals, integer } = readArguments(args, { entidade: { type: 'string' }, exercicio: { type: 'string' } }, [1, 1])
    const [folder = ''] = positionals
    const [entidade, exercicio] = [integer('entidade'), integer('exercicio')]
    const filter = { ...(entidade !== undefined && { entidade }), ...(exercicio !== undefined && { exercicio }) }
    const { missing } = await withPool(terminal, (pool) =>
      exportPackage(pool, folder, { storeDir: filesFolder(terminal.env), log: terminal.out, ...filter }),
    )
    for (const { arquivo, nome } of missing) terminal.err(`Falta o conteúdo do arquivo ${arquivo} (${nome}).`)
    terminal.out(`Pacote gravado em ${folder}.`)
    return missing.length > 0 ? FAILED : OK
  },
}
