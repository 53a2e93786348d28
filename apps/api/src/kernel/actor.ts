import type { RoleName, RowReach } from '@omc/acl'

/** The caller, built for each request from the live session. */
export interface Actor {
  readonly userId: number
  readonly teamId: number
  readonly sessionId: string
  readonly username: string
  readonly roles: readonly RoleName[]
  /** The full-access flag: passes every check, sees every team. */
  readonly admin: boolean
  /** Rows of colleagues that this call may access; default none. */
  readonly reaches?: readonly RowReach[]
}
