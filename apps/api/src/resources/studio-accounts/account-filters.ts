import { CHANNELS } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import type { Filter } from '../../jsonapi/filters.ts'
import { OneOf } from '../../jsonapi/schema.ts'
import { COUNTED_TODAY, ofListed, QUIET_UNTIL } from '../../workflows/ledger/read-pacing.ts'

/** A live device holds the lease of the account `t`. */
export const ONLINE =
  'exists (select 1 from account_leases l where l.studio_account_id = t.id and l.device_id is not null and l.expires_at > omc_now())'

/** The device that holds the lease of the account `t`, as far as the caller may see it. */
export const EXECUTOR = `select jsonb_build_object('kind', d.kind, 'name', d.name)
  from account_leases l join devices d on d.id = l.device_id and d.released_at is null
  where l.studio_account_id = t.id and l.expires_at > omc_now()`

/** Rows that point to an account of one of these channels. */
export const ofChannels: Filter = {
  schema: T.Array(OneOf(...CHANNELS), { maxItems: 20 }),
  where: (channels) =>
    sql<boolean>`t.studio_account_id in (select a.id from studio_accounts a where a.platform = any(${channels}::text[]))`,
  finds: { by: 'value', of: ['platform'] },
}

/** Compares `expires_at` with now; an account that says nothing of an end has not expired. */
export const expired: Filter = {
  schema: T.Boolean(),
  where: (value) => sql<boolean>`coalesce(t.expires_at <= omc_now(), false) = ${value}`,
  looksAt: { column: 'expires_at', by: 'range' },
}

export const online: Filter = {
  schema: T.Boolean(),
  // Not compared with the value: the few that are online are then found by their leases.
  where: (value) =>
    value ? sql<boolean>`${sql.raw(ONLINE)}` : sql<boolean>`not ${sql.raw(ONLINE)}`,
}

/** A bot check stopped the account, which rests until `cooldown_until`. */
export const cooling: Filter = {
  schema: T.Boolean(),
  where: (value) => sql<boolean>`coalesce(t.cooldown_until > omc_now(), false) = ${value}`,
}

/** "No permission" has ended its queue, until a person starts it again. */
export const ended: Filter = {
  schema: T.Boolean(),
  where: (value) => sql<boolean>`(t.queue_ended_at is not null) = ${value}`,
}

/** Its queue waits for a person since the database was restored. */
export const restored: Filter = {
  schema: T.Boolean(),
  where: (value) => sql<boolean>`(t.resumed_life < (select omc_life())) = ${value}`,
}

/** Its queue stands for a reason that lists of their own name: until then nobody has to run it. */
const STOPPED = `t.queue_ended_at is not null or t.resumed_life < (select omc_life())
  or not t.permitted or coalesce(t.expires_at <= omc_now(), false)
  or coalesce(t.cooldown_until > omc_now(), false)
  or not exists (select 1 from channels c where c.name = t.platform and c.enabled)`

/** An item could have gone out for an hour. */
const OVERDUE = `exists (select 1 from publish_contents q
  where q.studio_account_id = t.id and q.deleted_at is null and q.status in ('queued', 'waiting')
    and greatest(q.updated_at, q.release_at, q.wait_until) <= omc_now() - interval '1 hour')`

/** A device that lives publishes it, or has paused. */
const RUN = `exists (select 1 from account_leases l join devices d on d.id = l.device_id
  where l.studio_account_id = t.id and l.expires_at > omc_now() and d.running->>'kind' = 'publish')`

/** Published today, in the account's time zone. */
export const PUBLISHED_TODAY = `select count(*)::int from publish_attempts p where p.studio_account_id = t.id
      and p.state = 'published' and p.settled_at >= date_trunc('day', omc_now() at time zone t.timezone) at time zone t.timezone`

/** What of today the daily cap counts, as a claim does. */
export const DAY_COUNTED = ofListed(COUNTED_TODAY)

/** Items that go out without a person, and that the daily cap does not count yet. */
export const QUEUED = `select count(*)::int from publish_contents q where q.studio_account_id = t.id and q.deleted_at is null
      and q.status in ('queued', 'waiting', 'claimed')`

/** The queue holds less than what the account may still publish today. */
export const shortQueue: Filter = {
  schema: T.Boolean(),
  where: (value) =>
    sql<boolean>`(t.permitted and t.visiable and t.day_task_count > 0
      and (${sql.raw(QUEUED)}) < t.day_task_count - (${sql.raw(DAY_COUNTED)})) = ${value}`,
}

/** Its own quiet hours or its daily cap hold the account `t` up: nothing can go out now. */
const AT_REST = `(${ofListed(QUIET_UNTIL)}) is not null
  or (t.day_task_count > 0 and (${DAY_COUNTED}) >= t.day_task_count)`

/** Items could have gone out for an hour, nothing holds them up, and nobody publishes them. */
export const unattended: Filter = {
  schema: T.Boolean(),
  where: (value) =>
    sql<boolean>`(${sql.raw(OVERDUE)} and not (${sql.raw(STOPPED)}) and not ${sql.raw(RUN)}
      and not (${sql.raw(AT_REST)})) = ${value}`,
}
