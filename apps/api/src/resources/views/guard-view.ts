import { can } from '@omc/acl'
import { type Saying, says } from '@omc/core/problems'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import type { Change } from '../../jsonapi/resource.ts'
import { problem, refusal } from '../../kernel/problem.ts'

/** A view without a kind is the own one. */
export async function viewDefaults(context: Context, input: Record<string, unknown>) {
  const kind = input.kind ?? 'personal'
  return { kind, user_id: kind === 'personal' ? actorOf(context).userId : null }
}

const MAX_SETTINGS = 20_000

/**
 * Only people who may change the team may change views of others, and a role's view must name its
 * role.
 *
 * @throws Problem 403 `forbidden`, 422 `role_needed`, `role_not_wanted`, `too_large`
 */
export async function guardView(context: Context, change: Change): Promise<void> {
  const values = change.verb === 'create' || change.verb === 'update' ? change.values : {}
  const kind = change.verb === 'create' ? values.kind : change.before.kind
  if (kind !== 'personal' && !can(actorOf(context), 'team:edit')) {
    throw problem('forbidden.views', {}, { meta: { permission: 'team:edit' } })
  }
  if (JSON.stringify(values.settings ?? {}).length > MAX_SETTINGS)
    throw refuse(says('too_large.view'), 'settings')
  if (change.verb !== 'create') return
  const hasRole = values.role !== undefined && values.role !== null
  if (kind === 'role' && !hasRole) throw refuse(says('role_needed'), 'role')
  if (kind !== 'role' && hasRole) throw refuse(says('role_not_wanted'), 'role')
}

const refuse = (saying: Saying, field: string) =>
  refusal(saying, { source: { pointer: `/data/attributes/${field}` } })
