import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Services } from '../../jsonapi/services.ts'
import { Problem } from '../../kernel/problem.ts'
import { uploadPath } from '../../media/media-store.ts'
import { offload } from '../../offload/offload.ts'
import { materialRows } from './material-rows.ts'

/** Covers as they were seen, by material. */
export type SeenCovers = ReadonlyMap<number, SeenCover>
interface SeenCover {
  /** The address. */
  of: string
  /** '' when it shows nothing, or cannot be seen. */
  sign: string
}

interface Cover {
  id: number
  of: string
  /** Hash of the picture seen earlier at this address. */
  sign: string | null
  /** Hash of an upload of the team; null for an address outside. */
  sha256: string | null
}

const MAX_BYTES = 10 * 2 ** 20
const AT_ONCE = 4
/** Time limit, because a person waits; covers not loaded by then are compared by title. */
const LONGEST_MS = 12_000
const ONE_MS = 4_000

/** Hashes the covers of the chosen materials that have no hash yet. */
export async function seeCovers(
  context: Context,
  { input }: { input: { ids: readonly string[]; into_id?: string } },
): Promise<() => Promise<SeenCovers>> {
  const { db, services } = context
  const actor = actorOf(context)
  const ids = [...input.ids, ...(input.into_id === undefined ? [] : [input.into_id])]
  const { rows } = await sql<Cover>`
    select t.id, t.cover_url as of, u.sha256,
      case when t.picture_sign_of = t.cover_url then t.picture_sign end as sign
    from carry_materials t
    left join uploads u on u.deleted_at is null and u.business_team_id = t.business_team_id
      and u.id = substring(t.cover_url from '^/api/v1/uploads/([0-9]{1,18})/file$')::bigint
    where t.id = any(${ids}::bigint[]) and t.deleted_at is null and t.cover_url <> ''
      and ${materialRows.scope(actor)}`.execute(db)
  return () => seeAll(services, rows)
}

async function seeAll(services: Services, covers: readonly Cover[]): Promise<SeenCovers> {
  const seen = new Map<number, SeenCover>()
  const left = [...covers]
  const signal = AbortSignal.timeout(LONGEST_MS)
  const work = async () => {
    for (let cover = left.shift(); cover && !signal.aborted; cover = left.shift()) {
      const sign = cover.sign ?? (await see(services, cover, signal))
      if (sign !== undefined) seen.set(cover.id, { of: cover.of, sign })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return seen
}

/** @returns undefined if a later try may succeed */
async function see(
  { outbound, config }: Services,
  { of, sha256 }: Cover,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    if (sha256 !== null)
      return await offload.sign(await readFile(uploadPath(config.filesDir, sha256)))
    const wanted = { accept: ['image/'], maxBytes: MAX_BYTES, timeoutMs: ONE_MS, signal }
    const answer = await outbound.fetch(of, wanted)
    return answer.status === 200 ? await offload.sign(answer.bytes) : undefined
  } catch (error) {
    // A cover that cannot be loaded or is no picture is ignored; the titles still count.
    if (error instanceof Problem) return error.status === 422 ? '' : undefined
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Stores the hashes. The rows keep `updated_at`, because nothing visible changed. */
export async function keepSigns({ db }: Context, seen: SeenCovers): Promise<Map<number, string>> {
  for (const [id, { of, sign }] of seen)
    await sql`
      update carry_materials set picture_sign = ${sign}, picture_sign_of = ${of}
      where id = ${id} and cover_url = ${of} and picture_sign_of is distinct from ${of}`.execute(db)
  return new Map([...seen].map(([id, { sign }]) => [id, sign]))
}
