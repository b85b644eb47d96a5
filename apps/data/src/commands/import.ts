// `import <folder>`: loads a data package, or lists everything that is wrong with it.
import { filesFolder } from '@portal/db/files'
import { formatInteger } from '@portal/kit/formats'
import { type Command, FAILED, OK, readArguments, type Terminal } from '../command.ts'
import { withPool } from '../connect.ts'
import { originIn } from '../origin.ts'
import { describe, FaultyPackage } from '../import/faults.ts'
import { readChave } from '../package/cofre.ts'
import { importPackage, type ImportSummary } from '../import/import-package.ts'

const FLAGS = {
  substituir: { type: 'boolean' },
  sim: { type: 'boolean' },
  'no-lugar-da-demonstracao': { type: 'boolean' },
  'chave-em': { type: 'string' },
  limite: { type: 'string' },
} as const

export const importCommand: Command = {
  name: 'import',
  usage: '<pasta> [--substituir [--sim]] [--no-lugar-da-demonstracao] [--chave-em <arquivo>] [--limite N]',
  summary:
    'Carrega um pacote de dados. --substituir apaga, das entidades e anos do pacote, as linhas que ele não traz, e ' +
    'com --sim também quando são muitas, ou quando uma decisão encobre muitos credores; ' +
    '--no-lugar-da-demonstracao põe o pacote no lugar da cidade inventada; ' +
    '--chave-em abre o atendimento que o pacote traz cifrado; --limite diz quantos erros listar.',
  async run(args, terminal) {
    const { positionals, integer, isOn, text } = readArguments(args, FLAGS, [1, 1])
    const [folder = ''] = positionals
    const limit = integer('limite')
    const chave = await chaveIn(text('chave-em'))
    const removal = isOn('substituir') ? 'absent' : 'none'
    try {
      const summary = await withPool(terminal, (pool) =>
        importPackage(pool, folder, {
          storeDir: filesFolder(terminal.env),
          removal,
          mayRemove: async (losses) => isOn('sim') || (await confirm(losses, terminal, 'Apagar assim mesmo?')),
          mayCover: async (wide) => isOn('sim') || (await confirm(wide, terminal, 'Encobrir assim mesmo?')),
          replacesDemo: isOn('no-lugar-da-demonstracao'),
          log: terminal.out,
          portal: originIn(terminal),
          ...(limit !== undefined && { limit }),
          ...(chave !== undefined && { chave }),
        }),
      )
      for (const aviso of summary.avisos) terminal.out(`Aviso: ${aviso}`)
      terminal.out(sentenceOf(summary))
      return OK
    } catch (error) {
      if (!(error instanceof FaultyPackage)) throw error
      tell(error, terminal)
      return FAILED
    }
  },
}

const chaveIn = async (path: string | undefined): Promise<string | undefined> =>
  path === undefined ? undefined : readChave(path)

async function confirm(told: string[], { ask, err }: Terminal, question: string): Promise<boolean> {
  if (!ask) return false
  for (const line of told) err(line)
  return ask(question)
}

function sentenceOf({ changes, pairs }: ImportSummary): string {
  if (changes.length === 0) return 'Nada mudou: o banco já tinha estes dados.'
  const years = pairs.map(({ entidade, exercicio }) => `${entidade}/${exercicio}`).join(', ')
  return years === '' ? 'Carga gravada.' : `Carga gravada; entidades e anos atualizados: ${years}.`
}

function tell({ faults }: FaultyPackage, { err }: Terminal): void {
  for (const fault of faults.sorted) err(describe(fault))
  const count = faults.count === 1 ? '1 erro' : `${formatInteger(faults.count)} erros`
  err(faults.isFull ? `Pelo menos ${count} (o limite da lista); nada foi gravado.` : `${count}; nada foi gravado.`)
}
