// What the event loop and a thread beside it say to one another, one exchange for each piece of work.
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
