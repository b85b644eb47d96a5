// Messages between the supervisor and its processes.
/**
 * `retire`: accept no more connections, and exit with the last one. `stop`: finish the requests in progress and exit.
 */
export type ToWorker = 'retire' | 'stop'

/** Sent once, when the process serves. */
export interface FromWorker {
  port: number
}
