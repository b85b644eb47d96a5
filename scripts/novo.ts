// `npm run novo -- contratacao sancao nome:texto valor:dinheiro` writes a list with its record, from the table to the
// rows of the demo city, and adds it to the indexes; `npm run novo -- --retirar contratacao sancao` removes it all, as
// long as no release has it.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { AREAS, type AreaId } from '../packages/catalog/src/area.ts'
import { areas, lists } from '../packages/catalog/src/areas.ts'
import { isTabela } from '../packages/catalog/src/tabelas.ts'
import { readReleased } from '../packages/db/src/testing/released.ts'
import { filesOf, namesOf, pluralOf, TIPOS, titleOf, type Campo, type Pedido, type Tipo } from './novo-arquivos.ts'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const MIGRATIONS = 'packages/db/migrations'
const USAGE = `Uso: npm run novo -- <área> <tabela> [campo:tipo[:Rótulo]]... [opções]
     npm run novo -- --retirar <área> <tabela>
As áreas: ${AREAS.join(' ')}.
Os tipos: ${TIPOS.join(' ')}.
As opções: --titulo "Título", --parte nome (quantas houver), --sem-ano.
A tabela e as partes, no singular e sem acento: sancao, fonte_recurso.
O primeiro campo é um texto, e dá nome à linha.`

const NAME = /^[a-z]+(_[a-z]+)*$/
const WORD = /^[a-z]+$/
const CAMPOS = ['nome:texto', 'data:data', 'valor:dinheiro']

function refuse(reason: string): never {
  throw new Error(`${reason}\n${USAGE}`)
}

function campoFrom(said: string): Campo {
  const [coluna = '', tipo = '', rotulo = titleOf(coluna)] = said.split(':')
  if (!NAME.test(coluna) || !TIPOS.some((each) => each === tipo)) refuse(`Não entendo o campo “${said}”.`)
  return { coluna, tipo: tipo as Tipo, rotulo }
}

function namedFrom(area: string | undefined, tabela: string | undefined): { area: AreaId; tabela: string } {
  const known = AREAS.find((each) => each === area)
  if (known === undefined) refuse(area === undefined ? 'Diga a área.' : `Não há área “${area}”.`)
  if (tabela === undefined || !NAME.test(tabela)) refuse('Diga a tabela, em letras minúsculas sem acento.')
  return { area: known, tabela }
}

/** Parses the arguments; throws with the reason if they are wrong. */
export function pedidoFrom(args: readonly string[]): Pedido {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { titulo: { type: 'string' }, parte: { type: 'string', multiple: true }, 'sem-ano': { type: 'boolean' } },
  })
  const [area, tabela, ...said] = positionals
  const named = namedFrom(area, tabela)
  const campos = (said.length > 0 ? said : CAMPOS).map(campoFrom)
  const partes = values.parte ?? []
  const [first] = campos
  if (first?.tipo !== 'texto') refuse('O primeiro campo deve ser um texto.')
  if (pluralOf(named.tabela) === named.tabela) refuse(`“${named.tabela}” já é um plural.`)
  const wrong = partes.find((parte) => !WORD.test(parte))
  if (wrong !== undefined) refuse(`Não entendo a parte “${wrong}”.`)
  const columns = [...campos.map(({ coluna }) => coluna), 'entidade', 'exercicio', named.tabela]
  const twice = columns.find((coluna, i) => columns.indexOf(coluna) !== i)
  if (twice !== undefined) refuse(`A coluna “${twice}” aparece duas vezes.`)
  const [grupo] = areas.find(({ id }) => id === named.area)?.menu ?? []
  return {
    ...named,
    campos,
    partes,
    titulo: values.titulo ?? titleOf(pluralOf(named.tabela)),
    semAno: values['sem-ano'] ?? false,
    grupo: grupo?.titulo ?? '',
  }
}

/** Returns the number of the next migration. */
function nextNumber(): string {
  const numbers = readdirSync(join(ROOT, MIGRATIONS)).map((name) => Number.parseInt(name, 10) || 0)
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

const FEATURES = /\bfeatures: \[([^\]]*)\]/

/** Returns the text of an index with a name added: imported after the other imports, and listed among its features. */
export function entered(index: string, name: string, file: string): string {
  const last = index.lastIndexOf('\nimport ')
  const end = index.indexOf('\n', last + 1)
  const imported = `${index.slice(0, end)}\nimport { ${name} } from './${file}.ts'${index.slice(end)}`
  const withOthers = imported.replace(FEATURES, (_, others: string) => `features: [${others}, ${name}]`)
  if (withOthers !== imported) return withOthers
  return imported.replace(
    /(: (?:Area|DemoArea) = \{)(\s+id: '\w+',)?/,
    (_, opening: string, id: string = '') => `${opening}${id}${id.startsWith(' ') ? ' ' : '\n  '}features: [${name}],`,
  )
}

/** Returns the text of an index without the name, as it was before `entered`. */
export function left(index: string, name: string): string {
  const others = (list: string): string[] =>
    list
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== name && each !== '')
  return index
    .replace(new RegExp(`^import \\{ ${name} \\} from .*\\n`, 'm'), '')
    .replace(/\s+features: \[([^\]]*)\],/, (all, list: string) => {
      const kept = others(list)
      return kept.length === 0 ? '' : all.replace(list, kept.join(', '))
    })
}

/** Returns the two indexes of a list, with its name in each. */
function indexesOf(named: Pick<Pedido, 'area' | 'tabela'>): [index: string, name: string, file: string][] {
  const { folder, demo, feature, escrever, arquivo } = namesOf(named)
  return [
    [`${folder}/index.ts`, feature, arquivo],
    [`${demo}/index.ts`, escrever, arquivo],
  ]
}

/** Returns the test file for the lists of an area, which is written with its first list. */
function contractOf(area: AreaId): [path: string, content: string] {
  const content = `import { describeLists } from './describe-lists.ts'\n\ndescribeLists('${area}')\n`
  return [`apps/api/src/lists/contract/${area}.test.ts`, content]
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

function write(pedido: Pedido): string[] {
  if (isTabela(pedido.tabela)) throw new Error(`A tabela ${pedido.tabela} já existe.`)
  const isFirst = lists.every(({ area }) => area !== pedido.area)
  const files = [...filesOf(pedido, nextNumber()), ...(isFirst ? [contractOf(pedido.area)] : [])]
  const taken = files.find(([path]) => existsSync(join(ROOT, path)))
  if (taken) throw new Error(`${taken[0]} já existe.`)
  for (const [path, content] of files) writeFileSync(join(ROOT, path), content)
  const indexes = indexesOf(pedido)
  for (const [index, name, file] of indexes) writeFileSync(join(ROOT, index), entered(read(index), name, file))
  return [...files.map(([path]) => `Escrito: ${path}`), ...indexes.map(([index, name]) => `Entrou ${name} em ${index}`)]
}

function remove(named: Pick<Pedido, 'area' | 'tabela'>): string[] {
  const { tabela } = named
  const { folder, arquivo, declaration, city } = namesOf(named)
  const own = areas.find(({ id }) => id === named.area)?.features?.find(({ list }) => list.table === tabela)
  const isMigration = (name: string): boolean => name.replace(/^\d+-/, '') === `${tabela.replaceAll('_', '-')}.sql`
  const migration = readdirSync(join(ROOT, MIGRATIONS)).find(isMigration)
  if (!own || migration === undefined) throw new Error(`Nada com a tabela ${tabela} foi escrito por este comando.`)
  const isReleased = readReleased().some(({ migracoes }) => migration in migracoes)
  if (isReleased) throw new Error(`${migration} já foi lançada: o que sai, sai por outra migração.`)
  const parts = Object.keys(own.record?.parts ?? {}).map((parte) => `${folder}/${own.record?.id}-${parte}.sql`)
  const isLast = lists.every(({ area, table }) => area !== named.area || table === tabela)
  const proof = isLast ? [contractOf(named.area)[0]] : []
  const files = [`${MIGRATIONS}/${migration}`, declaration, `${folder}/${arquivo}.sql`, ...parts, city, ...proof]
  for (const path of files) rmSync(join(ROOT, path), { force: true })
  for (const [index, name] of indexesOf(named)) writeFileSync(join(ROOT, index), left(read(index), name))
  return files.map((path) => `Retirado: ${path}`)
}

/** Runs `npm run generate`: the row types, the schemas and the example come from the tables. */
function generate(): void {
  const generator = ['--import', 'tsx', 'scripts/generate.ts']
  const { status } = spawnSync(process.execPath, generator, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('O que se gera das tabelas não foi refeito: corrija, e rode npm run generate.')
}

function run(args: readonly string[]): void {
  const isRemoval = args[0] === '--retirar'
  const said = isRemoval ? remove(namedFrom(args[1], args[2])) : write(pedidoFrom(args))
  console.log([...said, 'Refazendo o que se gera das tabelas…'].join('\n'))
  generate()
  const next = `Agora: npm run dev, npm test -- ${args[0]}, e o que vem depois em docs/nova-tela.md.`
  console.log(isRemoval ? 'Confira com git status.' : next)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    run(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
