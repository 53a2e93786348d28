import type { PublishInfo, RunLink } from './run-types.ts'

type Held = NonNullable<PublishInfo['lease']>

/** The link to an account that another device, or the server, holds. */
export function holderLink({ kind, device_name: deviceName, expires_at: endsAt }: Held): RunLink {
  const leaseEndsAt = Date.parse(endsAt)
  return kind === 'server'
    ? { tag: 'by-server', leaseEndsAt }
    : { tag: 'other-device', deviceName, leaseEndsAt }
}

/**
 * The link after the server has said who holds the account. An account that nobody holds any more is
 * not taken: its last device may come back, so a person decides.
 */
export function linkAfter(link: RunLink, held: PublishInfo['lease']): RunLink {
  if (link.tag !== 'other-device' && link.tag !== 'by-server' && link.tag !== 'let-go') return link
  return held === null ? { tag: 'let-go' } : holderLink(held)
}
