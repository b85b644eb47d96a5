// Writes the skeleton of a list or a record in the catalog: `npm run novo -- lista patrimonio bens`.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const USAGE = 'Uso: npm run novo -- lista|registro <área> <nome-com-hifens>'
const NAME = /^[a-z]+(-[a-z]+)*$/

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const table = (name: string): string => name.replaceAll('-', '_')
const title = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

const listFile = (name: string): string => `// Uma frase: o que é esta lista e por que existe.
import { integer, text } from '@portal/kit/fields'
import { contains } from '@portal/kit/filters'
import { defineList } from './define.ts'

export const ${camel(name)} = defineList({
  title: '${title(name)}',
  path: '/${name}',
  description: 'Uma frase simples que diz ao cidadão o que está vendo.',
  key: ['numero'],
  fields: { numero: integer('Número'), descricao: text('Descrição') },
  filters: { descricao: contains('descricao', 'Descrição') },
  columns: ['numero', 'descricao'],
  card: { title: 'descricao' },
  sort: { initial: 'numero asc' },
  table: '${table(name)}',
})
`

const listSql = (name: string): string => `select
  t.numero,
  t.descricao,
  t.descricao_busca as "descricaoBusca"
from ${table(name)} t
where t.entidade = :entidade and t.exercicio = :exercicio
`

const recordFile = (name: string): string => `// Uma frase: o que é este registro.
import { integer, text } from '@portal/kit/fields'
import { defineRecord } from './define.ts'
import { ${camel(name)}Detalhe } from './rotas.ts'
import { LISTA } from './lista-de-que-ele-pende.ts'

export const ${camel(name)} = defineRecord({
  id: '${name}',
  name: '${title(name)}',
  description: 'Uma frase simples que diz ao cidadão o que está vendo.',
  link: ${camel(name)}Detalhe,
  keys: { numero: integer('Número') },
  api: '/api/${name}/detalhes',
  list: LISTA,
  fields: { numero: integer('Número'), descricao: text('Descrição') },
  sections: [{ title: 'Dados', fields: ['numero', 'descricao'] }],
  parts: {},
  summary: ({ descricao }) => String(descricao),
  notFound: 'Não encontramos este registro.',
})
`

const recordSql = (name: string): string => `select
  t.numero,
  t.descricao
from ${table(name)} t
where t.entidade = :entidade and t.exercicio = :exercicio
`

type Files = [path: string, content: string][]

const kinds: Readonly<Record<string, (name: string) => Files>> = {
  lista: (name) => [[`${name}.ts`, listFile(name)], [`${name}.sql`, listSql(name)]],
  registro: (name) => [[`${name}.ts`, recordFile(name)], [`${name}.sql`, recordSql(name)]],
}

/** The files of the skeleton, by path, as they would be written. */
export function skeleton([kind = '', area = '', name = '', ...rest]: readonly string[]): Files {
  const write = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!write || !NAME.test(area) || !NAME.test(name) || rest.length > 0) throw new Error(USAGE)
  const folder = `packages/catalog/src/${area}`
  if (!existsSync(join(ROOT, folder))) throw new Error(`Não há área ${area} em packages/catalog/src.`)
  return write(name).map(([file, content]) => [`${folder}/${file}`, content])
}

async function writeSkeleton(args: readonly string[]): Promise<string> {
  const files = skeleton(args)
  const taken = files.find(([path]) => existsSync(join(ROOT, path)))
  if (taken) throw new Error(`${taken[0]} já existe.`)
  for (const [path, content] of files) await writeFile(join(ROOT, path), content)
  return [...files.map(([path]) => `Escrito: ${path}`), 'O que vem depois está em docs/nova-tela.md.'].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeSkeleton(process.argv.slice(2)).then(
    (said) => console.log(said),
    (error: Error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
}
