import type { NavigationPorts } from '../guard/run-navigation.ts'

/** Person of a page without sign-in. @source console spec §4, virtual-roles path */
export const VIRTUAL_PERSON = {
  admin: true,
  roles: [],
  username: 'admin (login interception not enabled)',
} as const

/**
 * Turns the sign-in off for a page created by tests: no token is required, and instead of
 * user info the virtual person is used. It is kept with the test doubles, which no product file
 * may import, so that no release can have it.
 *
 * @source console spec §2, guard step 2: login interception off; reliability C11
 */
export function withoutInterception(ports: NavigationPorts): NavigationPorts {
  let isLoaded = false
  return {
    ...ports,
    read: () => ({
      ...ports.read(),
      viewer: isLoaded ? { tag: 'person', person: VIRTUAL_PERSON } : { tag: 'unknown' },
    }),
    async loadSession() {
      isLoaded = true
    },
  }
}
