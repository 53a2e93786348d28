import { fileFieldOf } from '../../jsonapi/file-field.ts'
import type { Operation } from '../../jsonapi/operation.ts'
import { takeFile, type OpenedBody } from '../../jsonapi/take-file.ts'
import { offload } from '../../offload/offload.ts'

/** A text of this size is decoded at once; a longer one by a worker. */
const SMALL_BYTES = 128 * 1024

/**
 * Reads a JSON body that may carry a file as base64. A large one is read by a worker thread: its
 * text alone would hold everybody else up.
 *
 * @throws Problem as `takeFile`
 */
export async function openBody(operation: Operation, bytes: Buffer): Promise<OpenedBody> {
  const name = fileFieldOf(operation.input?.properties ?? {})
  return bytes.length > SMALL_BYTES ? offload.openBody(bytes, name) : takeFile(bytes, name)
}
