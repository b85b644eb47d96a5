// `modelo <folder>`: an empty data package to fill in, each table with its columns and what goes in them.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Command, OK, readArguments, UsageError } from '../command.ts'
import { withPool } from '../connect.ts'
import { knownOf } from '../package/conhecido.ts'
import { csvName, dataPackage, tableSchema, toJson, type Known } from '../package/schema.ts'
import { readTables } from '../package/tables.ts'

export const modelo: Command = {
  name: 'modelo',
  usage: '<pasta>',
  summary: 'Escreve um pacote de dados vazio, com o cabeçalho de cada tabela e o que vai em cada campo, para preencher e importar.',
  async run(args, terminal) {
    const [folder = ''] = readArguments(args, {}, [1, 1]).positionals
    await mkdir(folder, { recursive: true })
    if ((await readdir(folder)).length > 0) throw new UsageError(`A pasta ${folder} não está vazia.`)
    const tables = await withPool(terminal, readTables)
    const known = new Map<string, Known>()
    for (const table of tables) known.set(table.nome, await knownOf(table))
    await writeFile(join(folder, 'datapackage.json'), toJson(dataPackage(tables, (table) => tableSchema(table, known.get(table.nome)))))
    for (const table of tables) await writeFile(join(folder, csvName(table)), `${table.colunas.map(({ nome }) => nome).join(',')}\n`)
    terminal.out(`${tables.length} tabelas vazias em ${folder}; apague as que não tiver, do datapackage.json também.`)
    return OK
  },
}
