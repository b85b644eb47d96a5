// What the supervisor and its processes say to each other.
/** `retire`: take no more connections, and end with the last. `stop`: finish what is being answered and end. */
export type ToWorker = 'retire' | 'stop'

/** Said once, when it serves. */
export interface FromWorker {
  port: number
}
