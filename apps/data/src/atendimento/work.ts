// The parameters that every action of `esic` receives.
import type { Pool } from 'pg'
import type { Arguments, Terminal } from '../command.ts'

export interface Work {
  args: Arguments
  terminal: Terminal
  pool: Pool
  entidade: number
}
