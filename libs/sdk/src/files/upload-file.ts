import type { Call } from '../client/call.ts'
import type { Result, Sdk } from '../client/sdk.ts'

/** Large files on slow lines take longer than other calls. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000

export interface UploadOptions {
  readonly signal?: AbortSignal
  /** Default: the name of a `File`, none of a `Blob`. */
  readonly fileName?: string
  /** Default: 600 000. */
  readonly timeoutMs?: number
}

/**
 * Hands in a picture or clip; its record says where it stands (`url`). The same file of the same
 * person is the same record, so that a second try costs nothing.
 *
 * @throws ValidationError `not_media`, `too_large` · others as every call
 * @source domain: operations beyond the seeds (uploads)
 */
export function uploadFile(
  sdk: Pick<Sdk, 'uploads'>,
  file: Blob,
  { signal, fileName, timeoutMs = UPLOAD_TIMEOUT_MS }: UploadOptions = {},
): Call<Result<'uploads.create'>> {
  return sdk.uploads.create(
    { file, ...(fileName !== undefined && { file_name: fileName }) },
    { timeoutMs, ...(signal && { signal }) },
  )
}
