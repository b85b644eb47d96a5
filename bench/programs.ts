// Whether a program of the system is here.
import { spawnSync } from 'node:child_process'

export const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
