export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Effect = 'read' | 'write'
export type ResultKind = 'list' | 'record' | 'data' | 'raw' | 'empty' | 'file' | 'stream'
export type BodyKind = 'none' | 'jsonapi' | 'upload' | 'form'

/** Everything needed to call an operation of the server. */
export interface Operation {
  /** `<resource>.<operation>` */
  readonly id: string
  readonly resource: string
  readonly name: string
  readonly method: Method
  /** Path with its parameters in braces, e.g. `/api/v1/users/{id}`. */
  readonly path: string
  /** Effect of the call on the server, independent of its method. */
  readonly effect: Effect
  readonly result: ResultKind
  readonly body: BodyKind
  /** JSON:API `type` of the body; null when the body is no document. */
  readonly bodyType: string | null
  /** Needs no session. */
  readonly isPublic: boolean
}

/** An operation with what screens want to know before they offer it. */
export interface DescribedOperation extends Operation {
  /** Permission that the caller needs; 'public' without a session, 'signed-in' with any. */
  readonly permission: string | null
  /** Resources whose lists and records are out of date after the call, its own first. */
  readonly touches: readonly string[]
}
