/** Switches of the guard that a deployment may set. */
export type GuardSettings = {
  /** Screens are filtered by the roles of the person. */
  readonly roleControl: boolean
  /** Visitors see the declared screens, unfiltered, on pages of the allow-list. */
  readonly visitMode: boolean
  /** Pass the current address to the sign-in page. */
  readonly recordRoute: boolean
}

/**
 * Defaults that a deployment may override. The sign-in itself cannot be switched off.
 *
 * @source console spec §2, navigation guard; reliability C11
 */
export const GUARD_SETTINGS: GuardSettings = {
  roleControl: true,
  visitMode: false,
  recordRoute: true,
}
