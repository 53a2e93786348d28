/** Ways of joining the named roles and permissions of a rule. @source console spec §6 */
export const ACL_MODES = ['oneOf', 'allOf', 'except'] as const
export type AclMode = (typeof ACL_MODES)[number]

/** Mode of a rule that names none. @source console spec §6 */
export const DEFAULT_ACL_MODE: AclMode = 'oneOf'

/** A list (any one of it, role or permission), or two lists and a mode. */
export type AclRule =
  | readonly string[]
  | {
      readonly role?: readonly string[] | undefined
      readonly permission?: readonly string[] | undefined
      readonly mode?: AclMode | undefined
    }

/** Roles and permissions of a person; `admin` is the full-access flag, not the role of that name. */
export type Held = {
  readonly admin: boolean
  readonly roles: readonly string[]
  readonly permissions: readonly string[]
}

/**
 * Tells whether the holder satisfies the rule.
 *
 * The two lists of an object rule are one set of names, so a missing or empty half can neither
 * fail nor pass a check on its own. `except` passes when not all names are held. A rule that
 * names nothing passes for full access only: nothing asked for is nothing granted.
 *
 * @param rule  a list is `oneOf` over roles and permissions together
 * @source      console spec §6, permission check
 */
export function holds(rule: AclRule, held: Held): boolean {
  if (held.admin) return true
  const answers = isList(rule)
    ? rule.map((name) => held.roles.includes(name) || held.permissions.includes(name))
    : [
        ...(rule.role ?? []).map((name) => held.roles.includes(name)),
        ...(rule.permission ?? []).map((name) => held.permissions.includes(name)),
      ]
  if (answers.length === 0) return false
  return join(isList(rule) ? 'oneOf' : (rule.mode ?? DEFAULT_ACL_MODE), answers)
}

function join(mode: AclMode, answers: readonly boolean[]): boolean {
  switch (mode) {
    case 'oneOf':
      return answers.some(Boolean)
    case 'allOf':
      return answers.every(Boolean)
    case 'except':
      return !answers.every(Boolean)
    default:
      // A rule from untrusted data may have any mode; unknown modes deny.
      return false
  }
}

// Array.isArray does not narrow readonly arrays.
function isList(rule: AclRule): rule is readonly string[] {
  return Array.isArray(rule)
}
