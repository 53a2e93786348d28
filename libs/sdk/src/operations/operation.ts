export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Effect = 'read' | 'write'
export type ResultKind = 'list' | 'record' | 'data' | 'raw' | 'empty' | 'file' | 'stream'
export type BodyKind = 'none' | 'jsonapi' | 'upload' | 'form'

/** What it takes to call an operation of the server. */
export interface Operation {
  /** `<resource>.<operation>` */
  readonly id: string
  readonly resource: string
  readonly name: string
  readonly method: Method
  /** Path with its parameters in braces, e.g. `/api/v1/users/{id}`. */
  readonly path: string
  /** What the call does to the server, whatever its method says. */
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
  /** What the caller must hold; 'public' without a session, 'signed-in' with any. */
  readonly permission: string | null
  /** Resources whose lists and records are out of date after the call, its own first. */
  readonly touches: readonly string[]
}
