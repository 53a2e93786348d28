import type { Clock } from '@omc/core'
import { isApiError } from '@omc/sdk'
import type { Sdk } from '@omc/sdk'
import { accountKey, addressOf, calledBy } from '../../account-address/account-key.ts'
import type { AccountLock, AccountLocks } from '../ports/account-lock.ts'
import type { HeldLease } from '../ports/api-port.ts'
import { BACKGROUND } from '../ports/background.ts'
import type { DeviceIdentity } from '../ports/device-identity.ts'
import { createOptionalFacts } from '../ports/optional-facts.ts'
import { holderLink } from './holder-link.ts'
import type { PublishInfo, RunLink } from './run-types.ts'

export type LeaseOptions = {
  readonly key: string
  readonly sdk: Pick<Sdk, 'devices'>
  readonly locks: AccountLocks
  readonly device: DeviceIdentity
  readonly clock: Clock
  /** Called when another tab has released the account. */
  readonly onFree: () => void
}

type KnownAccount = Pick<PublishInfo, 'uid' | 'platform' | 'lease'>

export type AccountLease = {
  /**
   * Takes the account for this tab and this device, or returns its holder. `known` is what the server
   * has just reported; a lease in it saves a call that it would refuse.
   */
  readonly take: (takeOver: boolean, known: KnownAccount) => Promise<RunLink>
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
  const { sdk, locks, device } = options
  let lock: Extract<AccountLock, { tag: 'held' }> | null = null
  let stopWaiting = (): void => {}

  const register = registration(options)

  async function take(takeOver: boolean, known: KnownAccount): Promise<RunLink> {
    stopWaiting()
    const { lease: held } = known
    const name = nameInBrowser(options, known)
    if (held && !takeOver && held.device_no !== device.deviceNo(name)) {
      drop()
      return holderLink(held)
    }
    if (!lock) {
      const answer = await locks.take(name)
      if (answer.tag === 'taken') {
        stopWaiting = locks.whenFree(name, options.onFree)
        return { tag: 'other-tab', holder: answer.holder }
      }
      lock = answer
    }
    try {
      const row = await register(name, known, takeOver)
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

/**
 * The name of the account in this browser: its key, unless this browser holds it by another one. An
 * earlier version took accounts by their uid alone, and an address may name one so.
 */
function nameInBrowser({ key, device }: LeaseOptions, known: KnownAccount): string {
  const names = [key, addressOf(key).uid, accountKey(known)]
  return names.find((name) => known.lease?.device_no === device.deviceNo(name)) ?? key
}

/** Registers this device for the account, with its version where the server takes one. */
function registration({ sdk, device }: Pick<LeaseOptions, 'sdk' | 'device'>) {
  const tellFacts = createOptionalFacts<{ version: string }>()
  return (name: string, account: KnownAccount, takeOver: boolean) =>
    tellFacts({ version: device.version }, (facts) =>
      sdk.devices.register(
        {
          name: device.name,
          device_no: device.deviceNo(name),
          ...calledBy(account),
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
