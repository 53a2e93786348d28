/**
 * Every permission there is, as `area:verb`. `read` sees, `edit` creates, changes and moves to the
 * trash; the other verbs are rights of their own. Which rows they apply to is `rowScope`.
 *
 * @source domain: tenancy and roles; default deny
 */
export const PERMISSIONS = [
  // Own sign-in, password, preferences, views, realtime ticket.
  'self:read',
  'self:edit',
  'notice:read',
  'notice:edit',
  'category:read',
  'category:edit',
  'team:read',
  'team:edit',
  'user:read',
  'user:edit',
  // Platform logins and publishing accounts; `publish` = be the executor of one.
  'account:read',
  'account:edit',
  'account:publish',
  // Watched authors and pages; `run` = collect from them.
  'source:read',
  'source:edit',
  'source:run',
  'material:read',
  'material:edit',
  'material:review',
  'item:read',
  'item:edit',
  // All families of contents; `publish` = put into the publishing queue.
  'content:read',
  'content:edit',
  'content:review',
  'content:publish',
  // Publishing queue and ledger; `run` = claim and report, `resolve` = settle an unknown result.
  'publish:read',
  'publish:edit',
  'publish:run',
  'publish:resolve',
  'task:read',
  'task:edit',
  'pool:read',
  'pool:edit',
  // Images and texts that contents are made from.
  'creative:read',
  'creative:edit',
  'daren:read',
  'daren:edit',
  'gold:read',
  'gold:edit',
  'windmill:read',
  'windmill:edit',
  'document:read',
  'document:edit',
  // Orders and commission; `edit` = import amounts.
  'order:read',
  'order:edit',
  'report:read',
  'report:run',
  // The assistant and the copywriting tool.
  'chat:use',
  'device:read',
  'device:run',
  'command:read',
  'command:issue',
  'command:issue-destructive',
  // Background work; `run` = start, cancel, retry.
  'job:read',
  'job:run',
  'export:run',
  'upload:read',
  'upload:edit',
  'plan:read',
  'plan:edit',
  'rule:read',
  'rule:edit',
  'channel:read',
  'channel:edit',
  'webhook:read',
  'webhook:edit',
  'audit:read',
  'audit:undo',
] as const

export type Permission = (typeof PERMISSIONS)[number]

/** The part of a permission before the colon. */
export type PermissionArea = Permission extends `${infer Area}:${string}` ? Area : never

/** Tells whether the name is in the catalogue. */
export function isPermission(name: string): name is Permission {
  return PERMISSIONS.some((permission) => permission === name)
}
