// Finds and installs programs the tests need that npm does not bring: a browser and the readers that open our exports.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The headless shell comes first: it does the same work with a third less CPU. */
const BROWSERS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

function find(command) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

export const chromiumPath = () => process.env.CHROMIUM ?? BROWSERS.map(find).find(Boolean)

const tools = [
  { package: 'chromium-headless-shell', isPresent: () => chromiumPath() !== undefined },
  { package: 'poppler-utils', isPresent: () => find('pdftotext') !== undefined },
  { package: 'python3-openpyxl', isPresent: () => succeeds('/usr/bin/python3', ['-c', 'import openpyxl']) },
  { package: 'python3-odf', isPresent: () => succeeds('/usr/bin/python3', ['-c', 'import odf']) },
]

/** Installs what is missing with the platform's package manager, or says in one line what to install. */
export function ensureSystemTools() {
  const missing = tools.filter(({ isPresent }) => !isPresent())
  if (missing.length === 0) return
  const packages = missing.map((tool) => tool.package)
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall)
    throw new Error(
      `Para testar, instale: ${packages.join(', ')} (por exemplo: sudo apt-get install ${packages.join(' ')}).`,
    )
  process.stdout.write(`Instalando ${packages.join(', ')}…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) throw new Error(`apt-get ${args[0]} falhou; instale à mão: ${packages.join(', ')}.`)
  }
}
