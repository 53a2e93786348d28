import { ROLES, type RoleName } from '@omc/acl'
import { createFactories } from '../factories.ts'
import type { Caller, TestApp } from '../support.ts'

/** Somebody who calls every operation. */
export interface Principal {
  name: string
  caller: Caller
  /** 401 and 402 for those whose session is no good, whatever the operation. */
  session: 'none' | 'expired' | 'disabled' | 'good'
  role?: RoleName
  fullAccess?: true
}

/** One person for each role, one with none, one with full access, and those who may not come in. */
export async function createPrincipals(t: TestApp, teamId: number): Promise<Principal[]> {
  const make = createFactories(t.database)
  const person = async (name: string, values: { roles?: RoleName[]; full_access?: true } = {}) => {
    await make.user({ username: `matrix-${name}`, business_team_id: teamId, ...values })
    return t.as(`matrix-${name}`)
  }
  const roles: Principal[] = []
  for (const role of ROLES)
    roles.push({ name: role, role, session: 'good', caller: await person(role, { roles: [role] }) })
  const disabled = await person('disabled', { roles: ['manager'] })
  await t.rows('update users set disabled_at = now() where id = $1', [disabled.userId])
  const expired = await person('expired', { roles: ['manager'] })
  await t.rows('update sessions set access_valid_from = $2 where id = $1', [
    expired.sessionId,
    new Date(t.clock.now().getTime() + 1000),
  ])
  return [
    { name: 'nobody', session: 'none', caller: t.anyone },
    { name: 'expired', session: 'expired', caller: expired },
    { name: 'disabled', session: 'disabled', caller: disabled },
    { name: 'no role', session: 'good', caller: await person('no-role') },
    {
      name: 'full access',
      fullAccess: true,
      session: 'good',
      caller: await person('full-access', { full_access: true }),
    },
    ...roles,
  ]
}
