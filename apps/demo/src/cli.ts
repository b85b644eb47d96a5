// Entry of `npm run portal -- <command>`: the commands of the portal, and the one that loads the demo city. The portal
// imports nothing of apps/demo, so it can be left out of a copy that serves a real city.
import { runFromTerminal } from '@portal/data/cli'
import { COMMANDS } from '@portal/data/run'
import { demo } from './command.ts'

await runFromTerminal([...COMMANDS, demo])
