import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Services } from '../../jsonapi/services.ts'
import { Problem } from '../../kernel/problem.ts'
import { uploadPath } from '../../media/media-store.ts'
import { offload } from '../../offload/offload.ts'

/** Where a cover is. */
export interface CoverPlace {
  /** The address. */
  of: string
  /** Hash of an upload of the team; null for an address outside. */
  sha256: string | null
}

const MAX_BYTES = 10 * 2 ** 20
const AT_ONCE = 4
const ONE_MS = 4_000

/** Id of the upload that an address names; null for one outside. */
export const uploadAt = (address: string) =>
  sql<
    number | null
  >`substring(${sql.ref(address)} from '^/api/v1/uploads/([0-9]{1,18})/file$')::bigint`

/**
 * Looks at covers, four at once.
 *
 * @param withinMs  covers that were not loaded by then are left out
 * @param each  told of each cover that was looked at: its sign, '' when it shows nothing or is no
 *   picture, undefined when it could not be loaded
 */
export async function signCovers<C extends CoverPlace>(
  services: Services,
  covers: readonly C[],
  withinMs: number,
  each: (cover: C, sign: string | undefined) => void,
): Promise<void> {
  const left = [...covers]
  const signal = AbortSignal.timeout(withinMs)
  const work = async () => {
    for (let cover = left.shift(); cover && !signal.aborted; cover = left.shift()) {
      const sign = await signCover(services, cover, signal).catch((error: unknown) => {
        each(cover, undefined)
        throw error
      })
      // The limit says nothing about the cover that it cut off.
      if (sign !== undefined || !signal.aborted) each(cover, sign)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** @returns undefined if a later try may succeed */
async function signCover(
  { outbound, config }: Services,
  { of, sha256 }: CoverPlace,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    if (sha256 !== null)
      return await offload.sign(await readFile(uploadPath(config.filesDir, sha256)))
    const wanted = { accept: ['image/'], maxBytes: MAX_BYTES, timeoutMs: ONE_MS, signal }
    const answer = await outbound.fetch(of, wanted)
    return answer.status === 200 ? await offload.sign(answer.bytes) : undefined
  } catch (error) {
    // A cover that cannot be loaded or is no picture is ignored; the texts still count.
    if (error instanceof Problem) return error.status === 422 ? '' : undefined
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
