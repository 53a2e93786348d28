import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Services } from '../../jsonapi/services.ts'
import { signCovers, uploadAt, type CoverPlace } from '../../workflows/duplicates/sign-cover.ts'
import { materialRows } from './material-rows.ts'

/** Covers as they were seen, by material. */
export type SeenCovers = ReadonlyMap<number, SeenCover>
interface SeenCover {
  /** The address. */
  of: string
  /** '' when it shows nothing, or cannot be seen. */
  sign: string
}

interface Cover extends CoverPlace {
  id: number
  /** Hash of the picture seen earlier at this address. */
  sign: string | null
}

/** Time limit, because a person waits; covers not loaded by then are compared by title. */
const LONGEST_MS = 12_000

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
      and u.id = ${uploadAt('t.cover_url')}
    where t.id = any(${ids}::bigint[]) and t.deleted_at is null and t.cover_url <> ''
      and ${materialRows.scope(actor)}`.execute(db)
  return () => seeAll(services, rows)
}

async function seeAll(services: Services, covers: readonly Cover[]): Promise<SeenCovers> {
  const seen = new Map<number, SeenCover>()
  for (const { id, of, sign } of covers) if (sign !== null) seen.set(id, { of, sign })
  const unseen = covers.filter(({ sign }) => sign === null)
  await signCovers(services, unseen, LONGEST_MS, ({ id, of }, sign) => {
    if (sign !== undefined) seen.set(id, { of, sign })
  })
  return seen
}

/** Stores the hashes. The rows keep `updated_at`, because nothing visible changed. */
export async function keepSigns({ db }: Context, seen: SeenCovers): Promise<Map<number, string>> {
  for (const [id, { of, sign }] of seen)
    await sql`
      update carry_materials set picture_sign = ${sign}, picture_sign_of = ${of}
      where id = ${id} and cover_url = ${of} and picture_sign_of is distinct from ${of}`.execute(db)
  return new Map([...seen].map(([id, { sign }]) => [id, sign]))
}
