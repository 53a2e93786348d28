import { changeRows } from '../../jsonapi/change-rows.ts'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { problem } from '../../kernel/problem.ts'

const SECTIONS = ['theme', 'layout', 'columns', 'keys'] as const
type Section = (typeof SECTIONS)[number]
type Sections = Record<Section, Record<string, unknown>>

const NOTHING: Sections = { theme: {}, layout: {}, columns: {}, keys: {} }
const MAX_SECTION = 50_000

const select = ({ db, actor }: Context) =>
  db
    .selectFrom('preferences')
    .select(['id', 'theme', 'layout', 'columns', 'keys', 'updated_at'])
    .where('user_id', '=', actor?.userId ?? 0)

/** The person's preferences. */
export async function getPreferences(context: Context) {
  const row = await select(context).executeTakeFirst()
  return row ? shown(row) : { ...NOTHING, updated_at: null }
}

/**
 * Lays the given keys over those that are there; two tabs that change different keys lose nothing.
 *
 * @throws Problem 422 `too_large` when a section would grow beyond 50,000 characters
 */
export async function updatePreferences(
  resource: Resource,
  context: Context,
  { input }: { input: Partial<Sections> },
) {
  const { userId, teamId } = actorOf(context)
  await context.db
    .insertInto('preferences')
    .values({
      user_id: userId,
      business_team_id: teamId,
      created_at: context.now,
      updated_at: context.now,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  const row = await select(context).forUpdate().executeTakeFirstOrThrow()
  const set = Object.fromEntries(
    SECTIONS.flatMap((name) => {
      const given = input[name]
      return given ? [[name, merged(name, row[name], given)]] : []
    }),
  )
  await changeRows(context, { operation: 'preferences.update', resource, ids: [row.id], set })
  return shown(await select(context).executeTakeFirstOrThrow())
}

function merged(name: Section, before: Record<string, unknown>, given: Record<string, unknown>) {
  const entries = Object.entries({ ...before, ...given }).filter(([, value]) => value !== null)
  const section = Object.fromEntries(entries)
  if (JSON.stringify(section).length <= MAX_SECTION) return section
  throw problem(
    'too_large.settings',
    {},
    {
      source: { pointer: `/data/attributes/${name}` },
    },
  )
}

const shown = (row: Sections & { updated_at: Date }) => ({
  theme: row.theme,
  layout: row.layout,
  columns: row.columns,
  keys: row.keys,
  updated_at: row.updated_at.toISOString(),
})
