import { sql, type Insertable } from 'kysely'
import type { Database, Db } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.ts'

/** A row is as old as the database says, unless the test says otherwise. */
export const STAMPS = { created_at: sql<Date>`now()`, updated_at: sql<Date>`now()` }

type Values<T extends keyof Tables> = Partial<Insertable<Tables[T]>>

/** Makes rows for tests; whatever a row points to and was not given is made first. */
export function createFactories(database: Database) {
  let serial = 0
  const making: Making = {
    next: (prefix) => `${prefix}${(serial += 1)}`,
    run: (make) => database.asServer(make),
  }
  const people = peopleOf(making)
  const accounts = accountsOf(making, people)
  const { team, user } = people
  return {
    team,
    user,
    ...teamRows(making, people),
    ...accounts,
    ...executors(making, people),
    queued: queuedOf(making, accounts),
  }
}

interface Making {
  next: (prefix: string) => string
  run: <R>(make: (db: Db) => Promise<R>) => Promise<R>
}
type People = ReturnType<typeof peopleOf>

function peopleOf({ next, run }: Making) {
  const team = (values: Values<'business_teams'> = {}) =>
    run((db) =>
      db
        .insertInto('business_teams')
        .values({ ...STAMPS, name: next('team '), team_key: next('team-'), ...values })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  const teamId = async (values: { business_team_id?: number | undefined }) =>
    values.business_team_id ?? (await team()).id

  const user = async (values: Values<'users'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('users')
        .values({
          ...STAMPS,
          username: next('person-'),
          password_hash: '',
          ...values,
          business_team_id,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  const userId = async (
    values: { user_id?: number | null | undefined },
    business_team_id: number,
  ) => values.user_id ?? (await user({ business_team_id })).id
  return { team, teamId, user, userId }
}

function teamRows({ next, run }: Making, { teamId }: People) {
  const category = async (values: Values<'business_categories'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('business_categories')
        .values({ ...STAMPS, name: next('category '), ...values, business_team_id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  const notice = async (values: Values<'system_notices'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('system_notices')
        .values({ ...STAMPS, title: next('notice '), ...values, business_team_id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  const job = async (values: Values<'jobs'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('jobs')
        .values({ ...STAMPS, kind: 'batch_to_publish', ...values, business_team_id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  return { category, notice, job }
}

function accountsOf({ next, run }: Making, { teamId }: People) {
  const channel = (name = 'youhaohuo') =>
    run((db) =>
      db
        .insertInto('channels')
        .values({
          name,
          title_zh: name,
          title_en: name,
          base_url: 'http://127.0.0.1:9',
          frame_url: 'http://127.0.0.1:9',
          ...STAMPS,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    )
  const account = async (values: Values<'studio_accounts'> = {}) => {
    const business_team_id = await teamId(values)
    const platform = values.platform ?? 'youhaohuo'
    await channel(platform)
    return run((db) =>
      db
        .insertInto('studio_accounts')
        .values({
          ...STAMPS,
          uid: next('9000'),
          nickname: next('account '),
          ...values,
          platform,
          business_team_id,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  const content = async (values: Values<'carry_contents'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('carry_contents')
        .values({
          ...STAMPS,
          title: next('content '),
          status: 'checked',
          images: ['http://127.0.0.1:9/1.svg'],
          ...values,
          business_team_id,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  return { channel, account, content }
}

function executors({ next, run }: Making, { teamId, userId }: People) {
  const device = async (values: Values<'devices'> = {}) => {
    const business_team_id = await teamId(values)
    const user_id = await userId(values, business_team_id)
    return run((db) =>
      db
        .insertInto('devices')
        .values({
          ...STAMPS,
          name: next('device '),
          device_no: next('no-'),
          last_seen_at: STAMPS.created_at,
          ...values,
          user_id,
          business_team_id,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  return { device }
}

function queuedOf({ next, run }: Making, { account, content }: ReturnType<typeof accountsOf>) {
  /** A queued item with a checked content, for the given account or a new one. */
  return async (values: Values<'publish_contents'> = {}) => {
    const found = values.studio_account_id
      ? await run((db) =>
          db
            .selectFrom('studio_accounts')
            .selectAll()
            .where('id', '=', values.studio_account_id ?? 0)
            .executeTakeFirstOrThrow(),
        )
      : await account(
          values.business_team_id === undefined
            ? {}
            : { business_team_id: values.business_team_id },
        )
    const { business_team_id, uid, platform } = found
    const content_id = values.content_id ?? (await content({ business_team_id })).id
    return run((db) =>
      db
        .insertInto('publish_contents')
        .values({
          ...STAMPS,
          channel: platform,
          platform,
          uid,
          title: next('queued '),
          ...values,
          content_id,
          studio_account_id: found.id,
          business_team_id,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
}

export type Factories = ReturnType<typeof createFactories>
