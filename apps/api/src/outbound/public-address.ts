import ipaddr from 'ipaddr.js'

/** Public on paper, and answered by the machine's own host all the same. */
const METADATA = new Set(['168.63.129.16'])
/** The only part of IPv6 that is given out; everything else is special in some way. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to the open internet: not this machine, its network, a carrier's,
 * a cloud's metadata service, or a form that hides one of these.
 *
 * @param text  an address as a resolver or a parsed URL gives it; anything else is not public
 * @source reliability T12
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  if (address instanceof ipaddr.IPv6) return address.match(GLOBAL_V6)
  return !METADATA.has(address.toString())
}
