import type { Context } from '../../jsonapi/context.ts'
import { actorOf } from '../../jsonapi/context.ts'
import { problem } from '../../jsonapi/problem.ts'
import type { Change } from '../../jsonapi/resource.ts'

/** Roles that lead others; every other role has rank 0. */
const RANKS: Readonly<Record<string, number>> = { manager: 1, admin: 2, site_admin: 3 }
const FULL_ACCESS = 4

const rankOf = (roles: readonly string[], admin: boolean) =>
  admin ? FULL_ACCESS : Math.max(0, ...roles.map((role) => RANKS[role] ?? 0))

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/**
 * Nobody changes a person above themselves, or gives a role above their own. The full-access flag
 * is no attribute at all.
 *
 * @throws Problem 403 `rank_too_low`
 * @source domain: tenancy and roles; reliability C16 (an invited admin)
 */
export async function guardRank(context: Context, change: Change): Promise<void> {
  if (change.verb !== 'update') return
  const actor = actorOf(context)
  const own = rankOf(actor.roles, actor.admin)
  const { roles, full_access } = change.before
  const theirs = rankOf(strings(roles), full_access === true)
  if (theirs > own) {
    throw problem(403, 'rank_too_low', '不能修改级别高于自己的用户 / this person ranks above you')
  }
  // A code sent to the number signs in: nobody gets to sign in as an equal.
  if ('phone_number' in change.values && theirs === own && change.id !== actor.userId) {
    const title = '不能修改同级用户的手机号 / you cannot change the phone number of an equal'
    throw problem(403, 'rank_too_low', title, {
      source: { pointer: '/data/attributes/phone_number' },
    })
  }
  if (change.values.roles !== undefined && rankOf(strings(change.values.roles), false) > own) {
    const title = '不能授予高于自己级别的角色 / you cannot give a role above your own'
    throw problem(403, 'rank_too_low', title, { source: { pointer: '/data/attributes/roles' } })
  }
}
