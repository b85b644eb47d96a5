// `npm run lancar -- X.Y.Z`: makes a release of what is committed: tests, numbers, freezes and tags it. A failure
// leaves the folder as it was.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure, main, onSignals, ROOT, start } from './prepare.mjs'
import { compareVersions, entryOf, headingOf, isVersion, lastReleased, lockWith, manifestWith } from './releases.mjs'

const USAGE = 'Uso: npm run lancar -- X.Y.Z [--sem-provas]'
const WITHOUT_TESTS = '--sem-provas'

export function readArguments(args) {
  const [version = '', ...others] = args.filter((arg) => arg !== WITHOUT_TESTS)
  if (!isVersion(version) || others.length > 0) throw new Failure(USAGE)
  return { version, withTests: !args.includes(WITHOUT_TESTS) }
}

/**
 * Releases the repository at `root`. `date` is the day its CHANGELOG.md entry must have, `say` is called with each
 * step, and the output of the steps goes to `output`.
 */
export async function release({ root, version, withTests, date, say, output = 'inherit' }) {
  let running
  let interrupted
  let undoing = false
  const letGo = onSignals((name, code, insists) => {
    if (undoing) return
    interrupted ??= code
    running?.signal(insists ? 'SIGKILL' : name)
  })

  function unlessInterrupted() {
    if (interrupted !== undefined && !undoing) throw new Failure('Interrompido.', interrupted)
  }

  async function run(command, args, printed) {
    unlessInterrupted()
    running = start(command, args, { cwd: root, signalGroup: true, stdio: ['ignore', printed, printed] })
    const code = await running.exited
    unlessInterrupted()
    if (code !== 0) throw new Failure(`${running.said()}${command} ${args.join(' ')} terminou com ${code}.`)
    return running.said().trim()
  }

  const git = (...args) => run('git', args, 'pipe')

  async function runScripts(...names) {
    const { scripts = {} } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    for (const [name, ...args] of names) {
      if (scripts[name] === undefined) continue
      say(`${['npm run', name, ...args].join(' ')}…`)
      await run('npm', ['run', name, '--', ...args], output)
    }
  }

  async function check() {
    if ((await git('status', '--porcelain')) !== '') {
      throw new Failure('Há mudanças por registrar nesta pasta (git status): registre-as ou desfaça-as antes.')
    }
    const last = lastReleased((await git('tag', '--list', 'v*')).split('\n'))
    if (last !== undefined && compareVersions(version, last) <= 0) {
      throw new Failure(`A última versão lançada é a ${last}; a ${version} não vem depois dela.`)
    }
    const heading = headingOf(version, date)
    const entry = entryOf(await readFile(join(root, 'CHANGELOG.md'), 'utf8'), heading)
    if (entry === undefined) {
      throw new Failure(`Falta em CHANGELOG.md a entrada desta versão, com a data de hoje. O título dela é: ${heading}`)
    }
    if (entry === '') {
      throw new Failure(`A entrada “${heading}” de CHANGELOG.md está vazia: diga o que muda e o que fazer.`)
    }
  }

  async function prove(commit) {
    say('npm test -- --tudo (perto de vinte minutos)…')
    await run('npm', ['test', '--', '--tudo'], output)
    if ((await git('rev-parse', 'HEAD')) === commit && (await git('status', '--porcelain')) === '') return
    throw new Failure('Esta pasta mudou durante as provas (git status, git log): lance o que está nela de novo.')
  }

  async function number(file, withVersion) {
    const path = join(root, file)
    await writeFile(path, withVersion(await readFile(path, 'utf8'), version))
  }

  async function make() {
    say(`package.json e package-lock.json: versão ${version}…`)
    await number('package.json', manifestWith)
    await number('package-lock.json', lockWith)
    await runScripts(['generate'], ['congelar'], ['testemunha', version])
    say(`git commit e git tag v${version}…`)
    await git('add', '--all')
    await git('commit', '--quiet', '--allow-empty', '--message', `Release ${version}`)
    await git('tag', '--annotate', `v${version}`, '--message', `Release ${version}`)
  }

  async function undo(before) {
    undoing = true
    await git('reset', '--quiet', '--hard', before)
    await git('clean', '--quiet', '--force', '-d')
    say('A pasta voltou a ser como era: nada foi lançado.')
  }

  try {
    say('Conferindo a pasta, a versão e CHANGELOG.md…')
    await check()
    const before = await git('rev-parse', 'HEAD')
    if (withTests) await prove(before)
    try {
      await make()
    } catch (error) {
      await undo(before)
      throw error
    }
    say(`Lançada a versão ${version}. Para publicá-la: git push --follow-tags`)
  } finally {
    letGo()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await main(() => release({ root: ROOT, ...readArguments(process.argv.slice(2)), date: new Date(), say: console.log }))
}
