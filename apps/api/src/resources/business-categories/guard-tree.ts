import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

/** Levels a tree may have. */
const MAX_LEVEL = 6
const MAX_CATEGORIES = 2000
/** The lock the numbering takes too. */
const LOCK = 7_203_918

interface Place {
  teamId: number
  /** Undefined for a category that is being made. */
  id: number | undefined
  parentId: number | null
  name: string
}

/**
 * Keeps the categories of a team a tree: no circle, no parent in another team or in the trash, no
 * two siblings of one name.
 *
 * @throws Problem 409 `has_children`, `parent_trashed`, `name_taken`, `tree_full`;
 *   422 `circle`, `too_deep`, `other_team`
 */
export async function guardTree(context: Context, change: Change): Promise<void> {
  const before = change.verb === 'create' ? {} : change.before
  const teamId = Number(before.business_team_id ?? actorOf(context).teamId)
  await sql`select pg_advisory_xact_lock(${LOCK}, ${teamId})`.execute(context.db)
  if (change.verb === 'delete') return refuseParent(context, change.id)
  const next: Record<string, unknown> = {
    ...before,
    ...('values' in change ? change.values : {}),
  }
  const parentId =
    next.parent_id === null || next.parent_id === undefined ? null : Number(next.parent_id)
  const place: Place = {
    teamId,
    id: change.verb === 'create' ? undefined : change.id,
    parentId,
    name: String(next.name),
  }
  if (change.verb === 'create') await refuseMany(context, teamId)
  if (parentId !== null) await checkParent(context, place, parentId)
  await refuseSameName(context, place)
}

async function refuseParent({ db }: Context, id: number) {
  const child = await db
    .selectFrom('business_categories')
    .select('id')
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (child) throw problem('has_children')
}

async function refuseMany({ db }: Context, teamId: number) {
  const { n } = await db
    .selectFrom('business_categories')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('business_team_id', '=', teamId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(n) >= MAX_CATEGORIES) throw problem('tree_full', { max_categories: MAX_CATEGORIES })
}

const source = { pointer: '/data/attributes/parent_id' }

async function checkParent({ db }: Context, { teamId, id }: Place, parentId: number) {
  const { rows } = await sql<{
    id: number
    business_team_id: number
    trashed: boolean
    up: number
  }>`
    with recursive up as (
      select c.id, c.parent_id, c.business_team_id, c.deleted_at, 1 as up from business_categories c where c.id = ${parentId}
      union all
      select c.id, c.parent_id, c.business_team_id, c.deleted_at, up.up + 1
      from business_categories c join up on c.id = up.parent_id where up.up < 100
    )
    select id, business_team_id, deleted_at is not null as trashed, up from up order by up`.execute(
    db,
  )
  const [parent] = rows
  if (!parent || parent.trashed)
    throw problem(
      'parent_trashed',
      {},
      {
        source,
      },
    )
  if (parent.business_team_id !== teamId)
    throw problem(
      'other_team.parent',
      {},
      {
        source,
      },
    )
  if (rows.some((row) => row.id === id))
    throw problem(
      'circle',
      {},
      {
        source,
      },
    )
  const below = id === undefined ? 1 : await height(db, id)
  if (rows.length + below > MAX_LEVEL)
    throw problem('too_deep.levels', { max_level: MAX_LEVEL }, { source })
}

/** Levels of the branch that begins with a category, itself included. */
async function height(db: Context['db'], id: number): Promise<number> {
  const { rows } = await sql<{ levels: number }>`
    with recursive down as (
      select id, 1 as level from business_categories where id = ${id}
      union all
      select c.id, down.level + 1 from business_categories c join down on c.parent_id = down.id
      where c.deleted_at is null and down.level < 100
    )
    select max(level)::int as levels from down`.execute(db)
  return rows[0]?.levels ?? 1
}

async function refuseSameName({ db }: Context, { teamId, id, parentId, name }: Place) {
  const { rows } = await sql`
    select id from business_categories where business_team_id = ${teamId} and deleted_at is null
      and parent_id is not distinct from ${parentId}::bigint and lower(name) = lower(${name})
      and id is distinct from ${id ?? null}::bigint limit 1`.execute(db)
  if (rows.length > 0)
    throw problem(
      'name_taken',
      { name },
      {
        source: { pointer: '/data/attributes/name' },
      },
    )
}
