import { rowScope } from '@omc/acl'
import { type Saying, says } from '@omc/core/problems'
import type { Context } from '../../jsonapi/context.ts'
import { actorOf } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem, refusal } from '../../kernel/problem.ts'
import { endSessionsOf } from './end-sessions-of.ts'

/** Roles that lead others; every other role has rank 0. */
const RANKS: Readonly<Record<string, number>> = { manager: 1, admin: 2, site_admin: 3 }
const FULL_ACCESS = 4

const rankOf = (roles: readonly string[], admin: boolean) =>
  admin ? FULL_ACCESS : Math.max(0, ...roles.map((role) => RANKS[role] ?? 0))

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Credentials: nobody may change those of an equal rank. */
const OF_EQUALS = [
  ['phone_number', says('rank_too_low.phone_of_equal')],
  ['password', says('rank_too_low.password_of_equal')],
  ['username', says('rank_too_low.username_of_equal')],
] as const

/**
 * Nobody changes a person above themselves, or gives a role above their own; nobody disables or
 * deletes an equal or themselves, or changes the roles of an equal. The full-access flag is no
 * attribute at all. A person who may no longer come in is signed out at once.
 *
 * @throws Problem 403 `rank_too_low`, 409 `own_account`
 * @source domain: tenancy and roles; reliability C16 (an invited admin), T2, §1.4 (7.4.2)
 */
export async function guardRank(context: Context, change: Change): Promise<void> {
  const actor = actorOf(context)
  const own = rankOf(actor.roles, actor.admin)
  const values = change.verb === 'create' || change.verb === 'update' ? change.values : {}
  if (values.roles !== undefined && rankOf(strings(values.roles), false) > own)
    throw tooLow(says('rank_too_low.give_role'), 'roles')
  if ('full_access' in values) throw tooLow(says('rank_too_low.full_access'))
  if (values.business_team_id !== undefined && rowScope(actor) !== 'all-teams')
    throw tooLow(says('rank_too_low.other_team'), 'business_team_id')
  if (change.verb === 'create') return

  const { roles, full_access } = change.before
  const theirs = rankOf(strings(roles), full_access === true)
  if (theirs > own) throw tooLow(says('rank_too_low.above'))
  const isSelf = change.id === actor.userId
  for (const [field, saying] of OF_EQUALS)
    if (field in values && theirs === own && !isSelf) throw tooLow(saying, field)
  // No rank is above full access: there, equals may change each other.
  if (theirs === own && !isSelf && own < FULL_ACCESS) spareEqual(change, values)
  if (!leaves(change, values)) return
  if (isSelf) throw problem('own_account')
  await endSessionsOf(context, change.id, {
    why: change.verb === 'delete' ? 'deleted' : 'disabled',
  })
}

const leaves = ({ verb }: Change, values: Readonly<Record<string, unknown>>) =>
  verb === 'delete' ||
  values.disabled === true ||
  (values.disabled_at ?? null) !== null ||
  (values.deleted_at ?? null) !== null

/** Roles and state of an equal are decided by higher ranks only. */
function spareEqual(
  change: Exclude<Change, { verb: 'create' }>,
  values: Readonly<Record<string, unknown>>,
) {
  const { roles, disabled_at } = change.before
  const isOut = (disabled_at ?? null) !== null
  const willBeOut =
    values.disabled ?? ('disabled_at' in values ? values.disabled_at !== null : isOut)
  if (change.verb !== 'update' || 'deleted_at' in values || willBeOut !== isOut)
    throw tooLow(says('rank_too_low.disable_equal'), 'disabled' in values ? 'disabled' : undefined)
  if (values.roles !== undefined && !sameRoles(strings(values.roles), strings(roles)))
    throw tooLow(says('rank_too_low.roles_of_equal'), 'roles')
}

const sameRoles = (one: readonly string[], other: readonly string[]) =>
  [...new Set(one)].toSorted().join() === [...new Set(other)].toSorted().join()

const tooLow = (saying: Saying, field?: string) =>
  refusal(saying, field ? { source: { pointer: `/data/attributes/${field}` } } : {})
