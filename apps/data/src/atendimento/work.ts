// What every action of the desk is given.
import type { Pool } from 'pg'
import type { Arguments, Terminal } from '../command.ts'

export interface Work {
  args: Arguments
  terminal: Terminal
  pool: Pool
  entidade: number
}
