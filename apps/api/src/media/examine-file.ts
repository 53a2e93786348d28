import { createHash } from 'node:crypto'
import { lookAtFile } from './look-at-file.ts'
import type { Looked } from './media-kind.ts'

export interface Examined {
  looked: Looked
  /** In hexadecimal. */
  sha256: string
  bytes: Uint8Array
}

/** Kind of a file, and the hash it is stored under. */
export function examineFile(bytes: Uint8Array): Examined {
  const looked = lookAtFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return { looked, sha256: createHash('sha256').update(bytes).digest('hex'), bytes }
}
