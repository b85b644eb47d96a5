// `npm run dev`: runs the API, restarted at each change, SQL included, behind Vite's server, which proxies requests to
// it.
import { watch } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ensureInstalled, followNpm, main, onSignals, ROOT, start } from './prepare.mjs'

const WATCHED = [
  'packages/kit/src',
  'packages/catalog/src',
  'packages/db/src',
  'packages/db/migrations',
  'packages/db/functions',
  'packages/db/resumos',
  'apps/api/src',
  'apps/data/src',
  'apps/demo/src',
]
const QUIET_MS = 150

await main(async () => {
  followNpm()
  await ensureInstalled()
  const port = Number(process.env.PORT ?? 8080)
  const apiPort = port + 1
  const vite = join(
    dirname(createRequire(join(ROOT, 'apps/web/package.json')).resolve('vite/package.json')),
    'bin/vite.js',
  )

  const apiEnv = { ...process.env, PORTAL_DEV: '1', PORT: String(apiPort) }
  const startApi = () => start(process.execPath, ['--import', 'tsx', 'apps/api/src/main.ts'], { env: apiEnv })
  const web = start(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: join(ROOT, 'apps/web'),
    env: { ...process.env, PORTAL_API: `http://localhost:${apiPort}` },
  })

  let api
  let leaving = false
  let restarting = false
  let changed

  const runApi = async () => {
    for (let changes = 0; ; changes++) {
      const change = new Promise((resolve) => (changed = resolve))
      restarting = false
      api = startApi()
      const code = await api.exited
      if (leaving || (!restarting && (code === 0 || changes === 0))) return code
      if (!restarting) console.log('A API parou; esperando uma mudança nos arquivos…')
      await change
      if (leaving) return code
    }
  }

  let timer
  const onChange = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      console.log('Arquivos mudaram; reiniciando a API…')
      restarting = true
      api.signal('SIGTERM')
      changed()
    }, QUIET_MS)
  }
  const watchers = WATCHED.map((folder) => watch(join(ROOT, folder), { recursive: true }, onChange))

  /** Stops both. The API is never killed: it has to stop its database, which takes a bounded time. */
  const leave = (name, insists = false) => {
    leaving = true
    clearTimeout(timer)
    watchers.forEach((watcher) => watcher.close())
    web.signal(insists ? 'SIGKILL' : name)
    api.signal(name)
    changed()
  }
  let asked
  onSignals((name, code, insists) => {
    asked ??= code
    leave(name, insists)
  })

  const apiExit = runApi()
  const first = await Promise.race([apiExit, web.exited])
  if (!leaving) leave('SIGTERM')
  await Promise.all([apiExit, web.exited])
  process.exit(asked ?? first)
})
