import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** A resolver, as the connector of a socket calls it. */
export type Lookup = LookupFunction

/** A name that resolves to an address which is not to be asked. */
export class PrivateAddressError extends Error {}

/**
 * A resolver that fails when any of a name's addresses is private. The socket connects to the very
 * addresses it gives, so a name cannot show one address here and another one there.
 */
export const createCheckedLookup =
  (lookup: Lookup): Lookup =>
  (hostname, options, callback) => {
    lookup(hostname, options, (error, found, family) => {
      if (error) return callback(error, found, family)
      const addresses = typeof found === 'string' ? [found] : found.map(addressOf)
      if (addresses.length > 0 && addresses.every(isPublicAddress))
        return callback(null, found, family)
      return callback(new PrivateAddressError('the name leads to a private address'), found, family)
    })
  }

const addressOf = ({ address }: LookupAddress) => address
