import type { Insertable } from 'kysely'
import type { Database, Db } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.ts'

type Values<T extends keyof Tables> = Partial<Insertable<Tables[T]>>

/** Makes rows for tests; whatever a row points to and was not given is made first. */
export function createFactories(database: Database) {
  let serial = 0
  const next = (prefix: string) => `${prefix}${(serial += 1)}`
  const run = <R>(make: (db: Db) => Promise<R>) => database.asServer(make)

  const team = (values: Values<'business_teams'> = {}) =>
    run((db) =>
      db
        .insertInto('business_teams')
        .values({ name: next('team '), team_key: next('team-'), ...values })
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
        .values({ username: next('person-'), password_hash: '', ...values, business_team_id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  const userId = async (
    values: { user_id?: number | null | undefined },
    business_team_id: number,
  ) => values.user_id ?? (await user({ business_team_id })).id

  const category = async (values: Values<'business_categories'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('business_categories')
        .values({ name: next('category '), ...values, business_team_id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  const notice = async (values: Values<'system_notices'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('system_notices')
        .values({ title: next('notice '), ...values, business_team_id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  const job = async (values: Values<'jobs'> = {}) => {
    const business_team_id = await teamId(values)
    return run((db) =>
      db
        .insertInto('jobs')
        .values({ kind: 'batch_to_publish', ...values, business_team_id })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
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
  const device = async (values: Values<'devices'> = {}) => {
    const business_team_id = await teamId(values)
    const user_id = await userId(values, business_team_id)
    return run((db) =>
      db
        .insertInto('devices')
        .values({
          name: next('device '),
          device_no: next('no-'),
          ...values,
          user_id,
          business_team_id,
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  }
  /** A queued item with a checked content, for the given account or a new one. */
  const queued = async (values: Values<'publish_contents'> = {}) => {
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
  return { team, user, category, notice, job, channel, account, content, device, queued }
}

export type Factories = ReturnType<typeof createFactories>
