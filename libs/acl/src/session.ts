/** The caller, as far as rights go. */
export type AclSession = {
  /** The full-access flag, not the role of that name. */
  readonly admin: boolean
  readonly roles: readonly string[]
  /** As the server told them; left out, they follow from the roles. */
  readonly permissions?: readonly string[]
}
