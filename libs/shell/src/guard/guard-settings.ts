/** Switches of the guard that a deployment may set. */
export type GuardSettings = {
  /** Screens are filtered by the roles of the person. */
  readonly roleControl: boolean
  /** Visitors see the declared screens, unfiltered, on pages of the allow-list. */
  readonly visitMode: boolean
  /** The sign-in page is told where the person was. */
  readonly recordRoute: boolean
}

/**
 * What holds unless a deployment says otherwise. There is no switch for the sign-in itself.
 *
 * @source console spec §2, navigation guard; reliability C11
 */
export const GUARD_SETTINGS: GuardSettings = {
  roleControl: true,
  visitMode: false,
  recordRoute: true,
}
