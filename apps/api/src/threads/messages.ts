// Messages between the event loop and a worker thread; each piece of work has its own channel.
import type { MessagePort } from 'node:worker_threads'

export interface Order {
  module: string
  input: unknown
  port: MessagePort
}

type Bytes = Uint8Array<ArrayBuffer>

export type ToThread = { kind: 'next' } | { kind: 'rows'; bytes: Bytes } | { kind: 'end' }
export type FromThread =
  | { kind: 'more' }
  | { kind: 'piece'; bytes: Bytes }
  | { kind: 'end' }
  | { kind: 'failure'; error: unknown }
