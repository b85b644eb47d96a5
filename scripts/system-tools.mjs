// Programs the tests use that npm does not bring: a browser and the readers that open our exports.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const tools = [
  { command: 'chromium', package: 'chromium', alternatives: ['chromium-browser', 'google-chrome'] },
  { command: 'pdftotext', package: 'poppler-utils', alternatives: [] },
]

function find(command) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const installed = ({ command, alternatives }) => [command, ...alternatives].map(find).find(Boolean)

/** Installs what is missing the way the platform offers, or says in one line what to install. */
export function ensureSystemTools() {
  const missing = tools.filter((tool) => !installed(tool))
  if (missing.length === 0) return
  const packages = missing.map((tool) => tool.package)
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall) throw new Error(`Para testar, instale: ${packages.join(', ')} (por exemplo: sudo apt-get install ${packages.join(' ')}).`)
  process.stdout.write(`Instalando ${packages.join(', ')}…\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update', '-qq'], ['install', '-y', '-qq', '--no-install-recommends', ...packages]]) {
    const { status } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    if (status !== 0) throw new Error(`apt-get ${args[0]} falhou; instale à mão: ${packages.join(', ')}.`)
  }
}

export const chromiumPath = () => process.env.CHROMIUM ?? installed(tools[0])
