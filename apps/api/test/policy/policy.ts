import type { Principal } from './people.ts'
import { WHO, type Who } from './policy-groups.ts'
import { POLICY } from './policy-table.ts'

/** Groups of one operation in the table. */
export function groupsOf(operationId: string): Who[] {
  const [type = '', name = ''] = operationId.split('.')
  const may = POLICY[type]?.may ?? {}
  // Object.entries forgets that the keys are groups.
  return (Object.entries(may) as [Who, readonly string[]][]).flatMap(([who, names]) =>
    names.includes(name) ? [who] : [],
  )
}

/** Every operation the table has a row for. */
export const tableOperations = (): string[] =>
  Object.entries(POLICY).flatMap(([type, { may }]) =>
    Object.values(may).flatMap((names) => (names ?? []).map((name) => `${type}.${name}`)),
  )

/** The answer the table gives to a call: come in, sign in first, or no. */
export function expected(operationId: string, principal: Principal): 'in' | '401' | '402' | '403' {
  const [group] = groupsOf(operationId)
  if (group === undefined) return '403'
  const who = WHO[group]
  if (who === 'anyone') return 'in'
  if (principal.session === 'expired') return '402'
  if (principal.session !== 'good') return '401'
  if (who === 'everyone' || principal.fullAccess) return 'in'
  // A list of role names holds some of them.
  return principal.role && (who as readonly string[]).includes(principal.role) ? 'in' : '403'
}
