// Returns whether a program is installed on the system.
import { spawnSync } from 'node:child_process'

export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
