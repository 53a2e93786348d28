import { rowScope, type RowReach } from '@omc/acl'
import { CHANNEL_ROWS, type ChannelRow } from '@omc/core'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../kernel/actor.ts'
import { anyInTeam, ownOrTeam, type Scope } from './scope.ts'

type Handed = Partial<Record<RowReach, RawBuilder<unknown>>>

const ALL = sql`true`
const ROWS: readonly ChannelRow[] = CHANNEL_ROWS
/** Row-level security repeats it; a test compares the two. */
export const JINGDONG_CHANNELS = ROWS.filter(({ reviewScreens }) =>
  reviewScreens.includes('jingdong-contents'),
).map(({ name }) => name)
const IN_JINGDONG = sql`t.channel in (${sql.join(JINGDONG_CHANNELS.map((name) => sql.lit(name)))})`

/** Rows of a resource that each screen hands out for review, as conditions on the row `t`. */
const HANDED_OUT = {
  carry_contents: {
    contents: ALL,
    'image-contents': sql`t.content_type = 'image'`,
    'jingdong-contents': IN_JINGDONG,
  },
  smart_contents: { contents: ALL, 'image-contents': ALL, 'jingdong-contents': IN_JINGDONG },
  creator_contents: { contents: ALL, 'jingdong-contents': IN_JINGDONG },
  creative_contents: { contents: ALL },
  studio_contents: { contents: ALL },
  windmill_contents: { contents: ALL },
  content_items: { contents: ALL },
  carry_materials: { materials: ALL, 'douyin-materials': sql`t.source = 'douyin'` },
} as const satisfies Record<string, Handed>

export type Reviewed = keyof typeof HANDED_OUT

/**
 * Rows that await review, for people whose screens hand them out, and for a day the rows they
 * decided on.
 *
 * @returns undefined when that is nothing
 * @source domain: tenancy and roles
 */
export function reviewedRows(type: Reviewed, actor: Actor): RawBuilder<boolean> | undefined {
  const handed: Handed = HANDED_OUT[type]
  const reaches = actor.reaches ?? []
  const awaiting = reaches.flatMap((reach) => handed[reach] ?? [])
  const rows = [
    ...(awaiting.length > 0
      ? [sql`(t.status in ('fetched', 'processed') and (${sql.join(awaiting, sql` or `)}))`]
      : []),
    ...(reaches.includes('decided') ? [decidedBy(type, actor)] : []),
  ]
  return rows.length > 0
    ? sql<boolean>`(t.business_team_id = ${actor.teamId} and (${sql.join(rows, sql` or `)}))`
    : undefined
}

/** Rows moved by the person in the last day, from the audit trail: one query per statement. */
const decidedBy = (type: Reviewed, { userId }: Actor) => sql`t.id = any(array(
  select s.id::bigint from audit_events e, unnest(e.subject_ids) as s(id)
  where e.user_id = ${userId} and e.created_at > omc_now() - interval '1 day'
    and e.subject_type = ${type} and e.changes -> 0 -> 'before' ? 'status'))`

/** Own and unassigned rows, and rows to review; leads see their whole team. */
export const ownOrReview =
  (type: Reviewed): Scope =>
  (actor) =>
    orReviewed(type, actor, ownOrTeam)

/** The same with a different rule for own rows. */
export function orReviewed(type: Reviewed, actor: Actor, own: Scope): RawBuilder<boolean> {
  const reviewed = rowScope(actor) === 'own' ? reviewedRows(type, actor) : undefined
  return reviewed ? anyInTeam(actor, [own(actor), reviewed]) : own(actor)
}

/** Tasks: people who assign them see the team's, others see own and unassigned ones. */
export const ownOrAssigned: Scope = (actor) =>
  actor.reaches?.includes('tasks') && rowScope(actor) === 'own'
    ? sql<boolean>`t.business_team_id = ${actor.teamId}`
    : ownOrTeam(actor)
