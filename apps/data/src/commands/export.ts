// `export <folder>`: writes what is stored as a data package, which is also the backup.
import { filesFolder } from '@portal/db/files'
import { type Command, FAILED, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'
import { exportPackage } from '../export/export-package.ts'
import { readChave } from '../package/cofre.ts'

const FLAGS = {
  entidade: { type: 'string' },
  exercicio: { type: 'string' },
  'com-atendimento': { type: 'boolean' },
  'chave-em': { type: 'string' },
} as const

export const exportCommand: Command = {
  name: 'export',
  usage: '<pasta> [--entidade N] [--exercicio N] [--com-atendimento --chave-em <arquivo>]',
  summary:
    'Grava um pacote de dados com tudo o que está no banco, ou só o de uma entidade e de um ano. --com-atendimento ' +
    'leva também o que os visitantes escreveram (e-SIC, mensagens), cifrado com a chave que está no arquivo.',
  async run(args, terminal) {
    const { positionals, integer, isOn, text } = readArguments(args, FLAGS, [1, 1])
    const [folder = ''] = positionals
    const [entidade, exercicio] = [integer('entidade'), integer('exercicio')]
    const filter = { ...(entidade !== undefined && { entidade }), ...(exercicio !== undefined && { exercicio }) }
    const chave = isOn('com-atendimento') ? await chaveOf(text('chave-em'), Object.keys(filter).length > 0) : undefined
    const { missing } = await withPool(terminal, (pool) =>
      exportPackage(pool, folder, {
        storeDir: filesFolder(terminal.env),
        log: terminal.out,
        ...filter,
        ...(chave !== undefined && { chave }),
      }),
    )
    for (const { arquivo, nome } of missing) terminal.err(`Falta o conteúdo do arquivo ${arquivo} (${nome}).`)
    terminal.out(
      chave === undefined
        ? `Pacote gravado em ${folder}: os dados publicados. O e-SIC e as mensagens dos visitantes não estão ` +
            'nele; --com-atendimento os leva.'
        : `Pacote gravado em ${folder}: os dados publicados e, cifrados, o e-SIC e as mensagens dos visitantes. ` +
            'Sem a chave, ninguém os lê; guarde-a à parte.',
    )
    return missing.length > 0 ? FAILED : OK
  },
}

async function chaveOf(path: string | undefined, isPart: boolean): Promise<string> {
  if (path === undefined) throw new UsageError('Falta --chave-em: o arquivo com a chave que vai cifrar o atendimento.')
  if (isPart)
    throw new UsageError('--com-atendimento leva o atendimento inteiro: não combina com --entidade nem --exercicio.')
  return readChave(path)
}
