/** Where an error of the client came from. */
export type ErrorKind = 'script' | 'promise' | 'render' | 'request' | 'resource'

/** A row of the error-log dialog. @source console spec §2, error-log dialog */
export type ClientError = {
  readonly id: string
  readonly kind: ErrorKind
  /** The address of the screen, without the values of its query. */
  readonly url: string
  readonly message: string
  /** Stack detail; empty where there is none. */
  readonly stack: string
  readonly firstAt: number
  readonly lastAt: number
  /** How often it happened. */
  readonly count: number
}
