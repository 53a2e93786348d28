import type { AttemptState } from './attempt-state.ts'

/** The lease of an account, as it is stored. */
export type StoredLease = {
  readonly device_id: number | null
  readonly fence: number
  readonly expires_at: Date
}

type Holder = { readonly deviceId: number; readonly fence?: number | undefined }

/**
 * Whether a device executes for the account now: nobody else holds it, or a person said so. One that
 * several processes share takes only what nobody holds: a live lease may be another process's.
 */
export const mayTakeLease = (
  held: { readonly deviceId: number | null; readonly isAlive: boolean },
  {
    deviceId,
    takeOver,
    isShared = false,
  }: { readonly deviceId: number; readonly takeOver: boolean; readonly isShared?: boolean },
): boolean => !held.isAlive || takeOver || (held.deviceId === deviceId && !isShared)

/** Whether the lease is the holder's, with the fence it knows, if it names one. */
export const holdsLease = (lease: StoredLease, { deviceId, fence }: Holder, now: Date): boolean =>
  lease.device_id === deviceId &&
  lease.expires_at > now &&
  (fence === undefined || fence === lease.fence)

/**
 * Whether an attempt may go to the channel now: once, under the fence it was claimed with, and
 * before its own lease ends.
 *
 * @source domain: publish ledger; reliability §3.0
 */
export const maySubmit = (
  attempt: {
    readonly state: AttemptState
    readonly fence: number
    readonly lease_expires_at: Date
  },
  fence: number,
  now: Date,
): boolean =>
  attempt.state === 'claimed' && attempt.fence === fence && attempt.lease_expires_at > now

/**
 * What becomes of an attempt whose executor is gone, by a lease that ended or a newer fence: a
 * claim goes back to the queue, something that may have been sent is in doubt.
 */
export function whenLeft(state: AttemptState): 'release' | 'doubt' | 'keep' {
  if (state === 'claimed') return 'release'
  return state === 'submitting' ? 'doubt' : 'keep'
}
