import { sql } from 'kysely'
import type { Database, Db } from '../../db/database.ts'
import type { Services } from '../../jsonapi/services.ts'
import { signCovers, uploadAt, type CoverPlace } from './sign-cover.ts'

interface NewCover extends CoverPlace {
  id: number
}

/** A cover that was looked at. */
interface Look {
  id: number
  /** The address. */
  of: string
  /** Null if it could not be loaded. */
  sign: string | null
}

interface Ports {
  database: Database
  services: Services
}

const AT_ONCE = 20
const LONGEST_MS = 15_000
/** Until then no other server takes the same covers; a restart delays them by as much. */
const LEASE_MS = 60_000
/** Waits after looks that failed; after the last one the cover is left to the texts. */
const WAITS_MS = [5 * 60_000, 60 * 60_000, 6 * 60 * 60_000, 24 * 60 * 60_000]

/**
 * Looks at covers of materials for the first time, the newest first. One that cannot be loaded is
 * tried five times over a day; one that is not reached in time comes with the next look.
 *
 * @returns how many were looked at
 */
export async function seeNewCovers({ database, services }: Ports): Promise<number> {
  const now = services.now()
  const covers = await database.asServer((db) => takeCovers(db, now))
  const looks: Look[] = []
  try {
    await signCovers(services, covers, LONGEST_MS, ({ id, of }, sign) =>
      looks.push({ id, of, sign: sign ?? null }),
    )
  } finally {
    await database.asServer((db) => giveBack(db, { covers, looks, now }))
    await database.asServer((db) => noteLooks(db, { looks, now }))
  }
  return looks.length
}

/** Materials without a cover have nothing to look at. */
async function takeCovers(db: Db, now: Date): Promise<NewCover[]> {
  const { rows } = await sql<NewCover>`
    update material_signs s set unseen = t.cover_url <> '', look_after = ${after(now, LEASE_MS)}
    from (select carry_material_id from material_signs where unseen and look_after <= ${now}
      order by looks, carry_material_id desc limit ${AT_ONCE} for update skip locked) n
    join carry_materials t on t.id = n.carry_material_id
    left join uploads u on u.deleted_at is null and u.business_team_id = t.business_team_id
      and u.id = ${uploadAt('t.cover_url')}
    where s.carry_material_id = n.carry_material_id
    returning t.id, t.cover_url as of, u.sha256`.execute(db)
  return rows.filter(({ of }) => of !== '')
}

interface Noted {
  looks: readonly Look[]
  now: Date
}

/**
 * Leaves covers that were not reached to the next look. In a transaction of its own: a person who
 * changes materials locks them first and their signs after, and the two would wait for each other.
 */
async function giveBack(
  db: Db,
  { covers, looks, now }: Noted & { covers: readonly NewCover[] },
): Promise<void> {
  const told = new Set(looks.map(({ id }) => id))
  const missed = covers.filter(({ id }) => !told.has(id)).map(({ id }) => id)
  await sql`
    update material_signs set look_after = ${now} where carry_material_id = any(${missed}::bigint[])`.execute(
    db,
  )
}

/** Stores the signs, and when those without one are tried again. */
async function noteLooks(db: Db, { looks, now }: Noted): Promise<void> {
  const current = await lockCurrent(db, looks)
  // The rows keep `updated_at`, because nothing visible changed.
  await sql`
    update carry_materials t set picture_sign = n.sign, picture_sign_of = n.of
    from ${asRows(current)} where t.id = n.id and n.sign is not null`.execute(db)
  await sql`
    update material_signs s set looks = s.looks + 1,
      unseen = n.sign is null and s.looks < ${WAITS_MS.length},
      look_after = ${now}::timestamptz + make_interval(secs => coalesce((${WAITS_MS}::bigint[])[s.looks + 1], 0) / 1000.0)
    from ${asRows(current)} where s.carry_material_id = n.id and s.unseen`.execute(db)
}

/** Looks at covers that are still at the address; a changed one is new by itself. */
async function lockCurrent(db: Db, looks: readonly Look[]): Promise<readonly Look[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from carry_materials t join ${asRows(looks)} on t.id = n.id and t.cover_url = n.of
    order by t.id for no key update of t`.execute(db)
  const ids = new Set(rows.map(({ id }) => id))
  return looks.filter(({ id }) => ids.has(id))
}

const asRows = (looks: readonly Look[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(looks)}::jsonb) as n(id bigint, "of" text, sign text)`

const after = (at: Date, ms: number) => new Date(at.getTime() + ms)
