import type { Clock } from '@omc/core'
import { isApiError } from '@omc/sdk'
import type { Sdk } from '@omc/sdk'
import type { AccountLock, AccountLocks } from '../ports/account-lock.ts'
import type { HeldLease } from '../ports/api-port.ts'
import { BACKGROUND } from '../ports/background.ts'
import type { DeviceIdentity } from '../ports/device-identity.ts'
import { createOptionalFacts } from '../ports/optional-facts.ts'
import { holderLink } from './holder-link.ts'
import type { PublishInfo, RunLink } from './run-types.ts'

export type LeaseOptions = {
  readonly uid: string
  readonly sdk: Pick<Sdk, 'devices'>
  readonly locks: AccountLocks
  readonly device: DeviceIdentity
  readonly clock: Clock
  /** Called when another tab has released the account. */
  readonly onFree: () => void
}

export type AccountLease = {
  /**
   * Takes the account for this tab and this device, or returns its holder. `held` is the lease that
   * the server has just reported and saves a call that it would refuse.
   */
  readonly take: (takeOver: boolean, held: PublishInfo['lease']) => Promise<RunLink>
  /** Releases the account in the browser and, if reachable, at the server. */
  readonly release: (lease: HeldLease | null) => Promise<void>
  /** Releases the tab's lock after the lease is lost. */
  readonly drop: () => void
}

/**
 * The right to execute for one account: the tab's lock first, then the server's lease.
 *
 * @source reliability F7; domain: one executor per studio account
 */
export function createAccountLease(options: LeaseOptions): AccountLease {
  const { uid, sdk, locks, device } = options
  let lock: Extract<AccountLock, { tag: 'held' }> | null = null
  let stopWaiting = (): void => {}

  const register = registration(options)

  async function take(takeOver: boolean, held: PublishInfo['lease']): Promise<RunLink> {
    stopWaiting()
    if (held && !takeOver && held.device_no !== device.deviceNo(uid)) {
      drop()
      return holderLink(held)
    }
    if (!lock) {
      const answer = await locks.take(uid)
      if (answer.tag === 'taken') {
        stopWaiting = locks.whenFree(uid, options.onFree)
        return { tag: 'other-tab', holder: answer.holder }
      }
      lock = answer
    }
    try {
      const row = await register(takeOver)
      // Every lease has a fence; without one there is no lease.
      if (row.fence === null) throw new Error('the server gave no lease')
      return { tag: 'connected', lease: { deviceId: row.id, fence: row.fence } }
    } catch (error) {
      drop()
      return refusedLink(error, options.clock.now())
    }
  }

  function drop(): void {
    stopWaiting()
    lock?.release()
    lock = null
  }

  return {
    take,
    drop,
    async release(lease) {
      try {
        if (lease) await sdk.devices.release({ id: lease.deviceId }, BACKGROUND)
      } finally {
        drop()
      }
    },
  }
}

/** Registers this device for the account, with its version where the server takes one. */
function registration({ uid, sdk, device }: Pick<LeaseOptions, 'uid' | 'sdk' | 'device'>) {
  const tellFacts = createOptionalFacts<{ version: string }>()
  return (takeOver: boolean) =>
    tellFacts({ version: device.version }, (facts) =>
      sdk.devices.register(
        {
          name: device.name,
          device_no: device.deviceNo(uid),
          uid,
          ...facts,
          ...(takeOver && { take_over: true }),
        },
        BACKGROUND,
      ),
    )
}

function refusedLink(error: unknown, at: number): RunLink {
  if (isApiError(error, 'account_leased')) {
    const { device_kind: kind, device_name: name, lease_expires_at: endsAt } = error.meta
    const told = typeof endsAt === 'string' ? Date.parse(endsAt) : Number.NaN
    const leaseEndsAt = Number.isFinite(told) ? told : at
    if (kind === 'server') return { tag: 'by-server', leaseEndsAt }
    return { tag: 'other-device', deviceName: typeof name === 'string' ? name : '', leaseEndsAt }
  }
  if (isApiError(error)) return { tag: 'failed', code: error.code, message: error.message }
  return { tag: 'failed', code: 'unexpected', message: String(error) }
}
