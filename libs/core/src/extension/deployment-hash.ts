import { hashOf } from '../duplicates/hash.ts'
import type { Deployment } from './deployment.ts'

/**
 * Short hash of a deployment, eight hexadecimal digits: tells whether a package was made for other
 * platforms or policies than a server has now. The order of the platforms does not count.
 */
export function deploymentHash({ console, platforms }: Deployment): string {
  const sorted = platforms
    .map(({ origin, policy = null }) => [origin, policy] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const hash = hashOf(JSON.stringify([console, sorted])) >>> 0
  return hash.toString(16).padStart(8, '0')
}
