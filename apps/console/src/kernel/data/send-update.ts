import { callOperation, isApiError, type Sdk, type WriteOperation } from '@omc/sdk'
import { isRecord } from './is-record.ts'

/** A record as the server answers it. */
export type Present = Readonly<Record<string, unknown>>

export type Update = {
  readonly operation: WriteOperation
  readonly args: object
  /** `updated_at` of the record as the person saw it; null updates without a precondition. */
  readonly since: string | null
  /** Whether nobody else changed what this update changes. */
  readonly isFree: (present: Present) => boolean
  /** Called before the refusal is thrown, if both changed the same. */
  readonly onConflict?: (present: Present) => void
}

/**
 * Updates a record only if the person saw its latest state. If others changed other parts of it
 * meanwhile, such as its figures, the update is sent once more; updates name changed parts only.
 *
 * @throws ApiError 409 `changed_since` if others changed the same
 */
export async function sendUpdate(sdk: Sdk, update: Update): Promise<unknown> {
  const { operation, since, isFree, onConflict } = update
  // as: the caller ties the arguments to the operation.
  const args = update.args as { readonly id: string }
  const send = (at: string | null): Promise<unknown> =>
    callOperation(sdk, operation, args, at === null ? {} : { ifUnmodifiedSince: at })
  try {
    return await send(since)
  } catch (error) {
    const present = isChangedSince(error) ? await readPresent(sdk, operation, args.id) : null
    if (present === null) throw error
    if (isFree(present)) return send(updatedAt(present))
    onConflict?.(present)
    throw error
  }
}

/** Whether somebody else changed the record after the person saw it. */
export const isChangedSince = (error: unknown): boolean =>
  isApiError(error) && error.code === 'changed_since'

/** `updated_at` of a record; null if it was not read. */
export function updatedAt(record: unknown): string | null {
  const at = isRecord(record) ? record['updated_at'] : null
  return typeof at === 'string' ? at : null
}

/** The record now; null if it cannot be read, so that the refusal is shown as it is. */
async function readPresent(
  sdk: Sdk,
  operation: WriteOperation,
  id: string,
): Promise<Present | null> {
  const get = operation.replace(/\.\w+$/, '.get') as 'carry_contents.get'
  // as above: every record that can be updated can be read.
  const record: unknown = await callOperation(sdk, get, { id }).catch(() => null)
  return isRecord(record) ? record : null
}
