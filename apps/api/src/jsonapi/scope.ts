import { rowScope } from '@omc/acl'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../kernel/actor.ts'

/**
 * Rows that an actor can see, as a condition on the row `t`. The first wall; row-level security in
 * the database is the second and knows nothing of this one.
 */
export type Scope = (actor: Actor) => RawBuilder<boolean>

const everything = sql<boolean>`true`

/** Rows of the actor's team; people who work across teams see all. @source domain: tenancy */
export const ownTeam: Scope = (actor) =>
  rowScope(actor) === 'all-teams' ? everything : sql<boolean>`t.business_team_id = ${actor.teamId}`

/** Rows that stand above the teams: only people who work across teams see them. */
export const acrossTeams: Scope = (actor) =>
  rowScope(actor) === 'all-teams' ? everything : sql<boolean>`false`

/**
 * Rows of the actor's team that meet one of several conditions. The team is named once, outside of the
 * `or`: a plan that is kept for all values does not know that its parts name the same team, and reads
 * the rows of all teams one by one.
 */
export const anyInTeam = (
  { teamId }: Actor,
  either: readonly RawBuilder<boolean>[],
): RawBuilder<boolean> =>
  sql<boolean>`(t.business_team_id = ${teamId} and (${sql.join([...either], sql` or `)}))`

/**
 * Rows of the actor's team that are theirs or nobody's; managers and people who work across teams
 * see more. @source domain: tenancy
 */
export const ownOrTeam: Scope = (actor) => {
  const kind = rowScope(actor)
  if (kind === 'all-teams' || kind === 'team') return ownTeam(actor)
  return sql<boolean>`(t.business_team_id = ${actor.teamId} and (t.user_id = ${actor.userId} or t.user_id is null))`
}

/**
 * Rows of an account the actor can see (`t.studio_account_id`). The accounts are looked up once: as
 * a condition of each row they would be looked up for every row of the list.
 */
export const ofOwnAccounts: Scope = (actor) => {
  const kind = rowScope(actor)
  if (kind === 'all-teams' || kind === 'team') return ownTeam(actor)
  return sql<boolean>`(t.business_team_id = ${actor.teamId} and t.studio_account_id = any(array(
    select a.id from studio_accounts a where a.user_id = ${actor.userId} or a.user_id is null)))`
}

/**
 * Rows of the queue and of what was published: the author sees them, and so does the person who
 * runs the account. Otherwise an executor could not work through a queue that holds other people's
 * contents.
 */
export const ownOrOfOwnAccounts: Scope = (actor) =>
  rowScope(actor) === 'own'
    ? sql<boolean>`(${ofOwnAccounts(actor)} or (t.business_team_id = ${actor.teamId} and t.user_id = ${actor.userId}))`
    : ownTeam(actor)

/** Rows addressed to the actor or to the whole team. */
export const addressedTo: Scope = (actor) =>
  sql<boolean>`(t.business_team_id = ${actor.teamId} and (t.user_id = ${actor.userId} or t.user_id is null))`

/** The actor's own team, in the table of teams. */
export const selfTeam: Scope = (actor) =>
  rowScope(actor) === 'all-teams' ? everything : sql<boolean>`t.id = ${actor.teamId}`
