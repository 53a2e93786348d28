export type Effect = 'read' | 'write'
export type ResultKind = 'list' | 'record' | 'data' | 'raw' | 'empty' | 'file' | 'stream'
export type BodyKind = 'jsonapi' | 'upload' | 'form' | 'none'

/** One operation as the generated table writes it. */
export type OperationRow = readonly [
  route: string,
  effect: Effect,
  touches: readonly string[],
  permission: string | null,
  result: ResultKind,
  body: BodyKind,
  query: readonly string[],
  bodyType?: string,
]

export type OperationTable = Readonly<Record<string, OperationRow>>

/** One operation with names instead of positions. */
export interface Operation {
  /** `<resource>.<operation>` */
  readonly id: string
  readonly method: string
  /** Path with its parameters in braces, e.g. `/api/v1/users/{id}`. */
  readonly path: string
  /** What the call does to the server, whatever its method says. */
  readonly effect: Effect
  /** Resources whose lists and records are out of date after the call. */
  readonly touches: readonly string[]
  /** What the caller must hold; 'public' without a session, 'signed-in' with any. */
  readonly permission: string | null
  readonly result: ResultKind
  readonly body: BodyKind
  readonly pathNames: readonly string[]
  readonly queryNames: readonly string[]
  /** JSON:API `type` of the body; null when the body is not a document. */
  readonly bodyType: string | null
}

/** Reads a row of the table. */
export function parseOperation(id: string, row: OperationRow): Operation {
  const [route, effect, touches, permission, result, body, queryNames, bodyType] = row
  const [method = '', path = ''] = route.split(' ')
  return {
    id,
    method,
    path,
    effect,
    touches,
    permission,
    result,
    body,
    pathNames: [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name),
    queryNames,
    bodyType: bodyType ?? null,
  }
}
