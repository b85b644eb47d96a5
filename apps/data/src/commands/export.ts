// `export <folder>`: writes the whole rows as a data package or, with --publico, what strangers see. Which of the two
// is meant must be said: a whole package has documents and names that the portal never shows.
import { filesFolder } from '@portal/db/files'
import { migrate } from '@portal/db/migrate'
import { formatInteger } from '@portal/kit/formats'
import { type Command, FAILED, OK, readArguments, type Terminal, UsageError } from '../command.ts'
import { withDatabase, withPool } from '../connect.ts'
import { exportPackage, type ExportFilter } from '../export/export-package.ts'
import { readChave } from '../package/cofre.ts'

const FLAGS = {
  publico: { type: 'boolean' },
  inteiro: { type: 'boolean' },
  entidade: { type: 'string' },
  exercicio: { type: 'string' },
  'com-atendimento': { type: 'boolean' },
  'chave-em': { type: 'string' },
} as const

export const exportCommand: Command = {
  name: 'export',
  usage: '<pasta> --publico | --inteiro [--entidade N] [--exercicio N] [--com-atendimento --chave-em <arquivo>]',
  summary:
    'Grava um pacote. --publico: o que todos veem no portal, lista por lista, com documentos mascarados; pode ser ' +
    'entregue a qualquer um. --inteiro: as linhas como vieram da cidade, com CPFs, nomes encobertos e endereços; só ' +
    'para levar a outro portal. --entidade e --exercicio, só o que é deles. --com-atendimento leva também, com as ' +
    'linhas inteiras, o que os visitantes escreveram, cifrado com a chave que está no arquivo. Cópia de segurança é ' +
    'com o comando copia.',
  async run(args, terminal) {
    const { positionals, integer, isOn, text } = readArguments(args, FLAGS, [1, 1])
    const [folder = ''] = positionals
    const [entidade, exercicio] = [integer('entidade'), integer('exercicio')]
    const filter = { ...(entidade !== undefined && { entidade }), ...(exercicio !== undefined && { exercicio }) }
    const isPublic = isOn('publico')
    if (isPublic && (isOn('inteiro') || isOn('com-atendimento')))
      throw new UsageError('--publico é o que todos veem: não combina com --inteiro nem --com-atendimento.')
    if (!isPublic && !isOn('inteiro') && !isOn('com-atendimento') && !(await meansWhole(terminal)))
      throw new UsageError(
        'Diga o que exportar: --publico, o que todos veem no portal; ou --inteiro, as linhas como a cidade as deu, ' +
          'com CPFs e nomes que o portal não mostra.',
      )
    if (isPublic) return exportPublic(terminal, folder, filter)
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
        ? `Pacote inteiro gravado em ${folder}, ${SECRET}. O e-SIC e as mensagens dos visitantes não estão nele; ` +
            '--com-atendimento os leva.'
        : `Pacote inteiro gravado em ${folder}, ${SECRET}, e, cifrados, o e-SIC e as mensagens dos visitantes. ` +
            'Sem a chave, ninguém os lê; guarde-a à parte.',
    )
    return missing.length > 0 ? FAILED : OK
  },
}

const SECRET = 'com CPFs, nomes e endereços que o portal não mostra: não o entregue nem o deixe à vista'

const meansWhole = async ({ ask }: Terminal): Promise<boolean> =>
  (await ask?.('Exportar as linhas inteiras, com CPFs e nomes que o portal não mostra?')) ?? false

async function exportPublic(terminal: Terminal, folder: string, filter: ExportFilter): Promise<number> {
  const { writePublicExport } = await import('@portal/api/public-export/write-public-export')
  const { arquivos, fechadas } = await withDatabase(terminal, async (url) => {
    await migrate(url, { log: terminal.out })
    return writePublicExport(folder, { url, env: terminal.env, log: terminal.out, ...filter })
  })
  const closed = fechadas === 0 ? '' : ` ${formatInteger(fechadas)} não são publicadas, e não estão nele.`
  terminal.out(
    `Pacote público gravado em ${folder}: ${formatInteger(arquivos)} listas, como todos as veem.${closed} Não serve ` +
      'para refazer o banco; para isso, o comando copia.',
  )
  return OK
}

async function chaveOf(path: string | undefined, isPart: boolean): Promise<string> {
  if (path === undefined) throw new UsageError('Falta --chave-em: o arquivo com a chave que vai cifrar o atendimento.')
  if (isPart)
    throw new UsageError('--com-atendimento leva o atendimento inteiro: não combina com --entidade nem --exercicio.')
  return readChave(path)
}
