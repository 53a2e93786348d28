import type { TableLimits } from '../imports/table-limits.ts'
import type { ProblemDetail } from '../kernel/problem.ts'
import type { Drawing } from '../pictures/draw-template.ts'

/** Tasks of a worker thread. */
export type Task =
  | { kind: 'openBody'; bytes: Uint8Array; name: string | undefined }
  | { kind: 'readTable'; bytes: Uint8Array; limits: TableLimits }
  | { kind: 'readParts'; bytes: Uint8Array; limits: TableLimits }
  | { kind: 'examine'; bytes: Uint8Array }
  | { kind: 'draw'; drawing: Drawing }
  | { kind: 'sign'; bytes: Uint8Array }

export type Outcome<T> =
  | { tag: 'done'; value: T }
  | { tag: 'refused'; status: number; details: readonly ProblemDetail[] }
  /** A fault of ours. */
  | { tag: 'failed'; message: string }

/** Bytes that own their memory can change threads without being copied. */
export const ownBuffers = (list: readonly Uint8Array[]): ArrayBuffer[] =>
  list.flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  )
