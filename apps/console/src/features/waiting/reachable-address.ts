import { matchRoute } from '@omc/acl'
import { parseLocation } from '../../kernel/router/address.ts'
import { isOpen, type OpenPorts } from '../../kit/is-open.ts'
import { CONSOLE_TABS, PLACES } from './places.ts'

/**
 * The same rows on a screen that the person may open: a notice to a team names one address, and its
 * readers have different screens.
 *
 * @returns null when no screen that exists and is open to them shows these rows
 */
export function reachableAddress(address: string, ports: OpenPorts): string | null {
  const { pathname, search } = parseLocation(address)
  const { path } = matchRoute(pathname)
  if (isOpen(path, ports)) return address
  const others = Object.values(PLACES).find((places: readonly string[]) => places.includes(path))
  const tab = new URLSearchParams(search).get('tab') ?? ''
  const open = others?.find(
    (place) => isOpen(place, ports) && (place !== '/console' || CONSOLE_TABS.includes(tab)),
  )
  return open === undefined ? null : `${open}${search}`
}
