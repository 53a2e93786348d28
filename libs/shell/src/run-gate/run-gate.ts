import { isIpv4 } from '@omc/core'

/** Facts about the page that the gate decides by. */
export type RunGateFacts = {
  /** The build was made with the secret; it does not contain the secret. */
  readonly isBuildApproved: boolean
  /** Host name of the page, without port. */
  readonly host: string
  /** Hosts of the deployment, such as that of the demo. */
  readonly allowedHosts: readonly string[]
}

export type RunGate =
  | { readonly tag: 'open' }
  /** Nothing of the product is shown or works. */
  | { readonly tag: 'disabled'; readonly why: 'build' | 'host'; readonly host: string }

/** The host that is always allowed, beside address literals. @source console spec §1, run gate */
export const RUN_GATE_HOST = 'localhost'

/**
 * Tells whether the page may run: both checks must pass. It is a message to those who run it in
 * the wrong place, not a wall.
 *
 * @source console spec §1, run gate; reliability C12
 */
export function runGate({ isBuildApproved, host, allowedHosts }: RunGateFacts): RunGate {
  if (!isBuildApproved) return { tag: 'disabled', why: 'build', host }
  return isHostAllowed(host, allowedHosts)
    ? { tag: 'open' }
    : { tag: 'disabled', why: 'host', host }
}

/** localhost, an address literal, or one of the list; letters count the same in both cases. */
function isHostAllowed(host: string, allowedHosts: readonly string[]): boolean {
  const name = plainHost(host)
  if (name === RUN_GATE_HOST || isIpv4(name) || IPV6_LITERAL.test(name)) return true
  return name !== '' && allowedHosts.some((allowed) => plainHost(allowed) === name)
}

/** As browsers give it in the location. */
const IPV6_LITERAL = /^\[(?=.*:.*:)[0-9a-f:.]{2,45}\]$/

/** A dot at the end names the same host. */
const plainHost = (host: string): string => host.trim().toLowerCase().replace(/\.$/, '')
