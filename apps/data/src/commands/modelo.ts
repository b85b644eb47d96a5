// `modelo <folder>`: writes an empty data package to fill in, with the columns of each table and their meaning. The
// glossary may come filled.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GLOSSARIO } from '@portal/catalog/glossario'
import { type Command, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'
import { knownOf } from '../package/conhecido.ts'
import { csvName, dataPackage, tableSchema, toJson, type Known } from '../package/schema.ts'
import { readTables } from '../package/tables.ts'

export const modelo: Command = {
  name: 'modelo',
  usage: '<pasta> [--entidade N]',
  summary:
    'Escreve um pacote de dados vazio, com o cabeçalho de cada tabela e o que vai em cada campo, para preencher e ' +
    'importar. Com o código de uma entidade, o glossário já traz as palavras que o portal explica.',
  async run(args, terminal) {
    const read = readArguments(args, { entidade: { type: 'string' } }, [1, 1])
    const [folder = ''] = read.positionals
    const entidade = read.integer('entidade')
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0) throw new UsageError(`A pasta ${folder} não está vazia.`)
    const tables = await withPool(terminal, readTables)
    const known = new Map<string, Known>()
    for (const table of tables) known.set(table.nome, await knownOf(table))
    await writeFile(
      join(folder, 'datapackage.json'),
      toJson(dataPackage(tables, (table) => tableSchema(table, known.get(table.nome)))),
    )
    for (const table of tables) {
      const rows = table.nome === 'glossario' && entidade !== undefined ? glossarioOf(entidade) : []
      const lines = [
        table.colunas.map(({ nome }) => nome),
        ...rows.map((row) => table.colunas.map(({ nome }) => quoted(row[nome] ?? ''))),
      ]
      await writeFile(join(folder, csvName(table)), lines.map((line) => `${line.join(',')}\n`).join(''))
    }
    terminal.out(
      `${tables.length} tabelas em ${folder}, para preencher; apague as que não tiver, do datapackage.json também.`,
    )
    return OK
  },
}

const glossarioOf = (entidade: number): Record<string, string | number>[] =>
  GLOSSARIO.map(({ topico, descricao }, at) => ({ entidade, termo: at + 1, topico, descricao }))

const quoted = (value: string | number): string =>
  typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`
