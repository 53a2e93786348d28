import { can } from '@omc/acl'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { problem } from '../../jsonapi/problem.ts'
import type { Change } from '../../jsonapi/resource.ts'

/** A view without a kind is the own one. */
export async function viewDefaults(context: Context, input: Record<string, unknown>) {
  const kind = input.kind ?? 'personal'
  return { kind, user_id: kind === 'personal' ? actorOf(context).userId : null }
}

const MAX_SETTINGS = 20_000

/**
 * What concerns others is for those who may change the team, and a role's view names its role.
 *
 * @throws Problem 403 `forbidden`, 422 `role_needed`, `role_not_wanted`, `too_large`
 */
export async function guardView(context: Context, change: Change): Promise<void> {
  const values = change.verb === 'create' || change.verb === 'update' ? change.values : {}
  const kind = change.verb === 'create' ? values.kind : change.before.kind
  if (kind !== 'personal' && !can(actorOf(context), 'team:edit')) {
    const title = '团队和角色视图由团队主管维护 / views of a team or role are for its manager'
    throw problem(403, 'forbidden', title, { meta: { permission: 'team:edit' } })
  }
  if (JSON.stringify(values.settings ?? {}).length > MAX_SETTINGS)
    throw refuse('too_large', '视图设置过大 / the settings are too large', 'settings')
  if (change.verb !== 'create') return
  const hasRole = values.role !== undefined && values.role !== null
  if (kind === 'role' && !hasRole)
    throw refuse('role_needed', '请选择角色 / a role is needed', 'role')
  if (kind !== 'role' && hasRole)
    throw refuse('role_not_wanted', '此视图不属于角色 / only the view of a role names one', 'role')
}

const refuse = (code: string, title: string, field: string) =>
  problem(422, code, title, { source: { pointer: `/data/attributes/${field}` } })
