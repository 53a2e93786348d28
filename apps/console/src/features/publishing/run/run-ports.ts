import type { Clock, Random } from '@omc/core'
import type { Args, OperationId, Result, Sdk } from '@omc/sdk'
import type { EventsMessage } from '@omc/sdk/realtime'
import type { KeptValue } from '@omc/shell'
import type { AccountLocks } from '../ports/account-lock.ts'
import type { DeviceIdentity } from '../ports/device-identity.ts'
import type { PublishingDatabase } from '../ports/outbox-port.ts'
import type { RunMemory, RunOptions } from '../ports/run-options.ts'
import type { AccountWork, AccountWorkOptions } from '../work/account-work.ts'
import type { WorkPorts } from '../work/work-ports.ts'
import type { RemoteNote, RunSnapshot } from './run-types.ts'

export type RunDeps = {
  readonly sdk: Pick<
    Sdk,
    'studio_accounts' | 'carry_contents' | 'publish_attempts' | 'devices' | 'commands'
  > &
    WorkPorts['sdk']
  readonly clock: Clock
  /** The machine's clock, epoch ms: for what other pages read, and the next one here. */
  readonly wall: () => number
  /** Ms since some start, unmoved by changes of the wall clock. */
  readonly monotonic: () => number
  readonly random: Random
  readonly newId: () => string
  readonly locks: AccountLocks
  readonly device: DeviceIdentity
  readonly openDatabase: () => Promise<PublishingDatabase>
  readonly parentOrigin: string
  readonly messages: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly optionsOf: (key: string) => KeptValue<RunOptions | null>
  readonly memoryOf: (key: string) => KeptValue<RunMemory | null>
  /** Lets this tab frame the pages that the browser extension serves; never rejects. */
  readonly openFrames: () => Promise<unknown>
  /** Opens a page of the console; returns false if this person has no such page. */
  readonly openPage: (path: string) => boolean
  readonly onRemote: (run: AccountRun, note: RemoteNote) => void
  /** Called when facts from the account's page could not be stored. */
  readonly onSyncFailed: (error: unknown) => void
  readonly work: Pick<AccountWorkOptions, 'pictures' | 'mayReview' | 'hold' | 'onEnd'> & {
    readonly mayRun: (operation: OperationId) => boolean
  }
}

export type AccountRun = {
  /** Key of the account: of one uid there may be several accounts. */
  readonly key: string
  readonly uid: string
  /** A valtio state. */
  readonly state: RunSnapshot
  /** Jobs over the records of the account, beside the publishing. */
  readonly work: AccountWork
  /** Binds the iframe element; the host calls it. */
  readonly attachFrame: (element: HTMLIFrameElement | null) => void
  /** Loads the account's data without taking the account. */
  readonly look: () => void
  /** Reloads the framed page unless it may be at work on an item. */
  readonly reloadFrame: () => void
  readonly connect: (takeOver?: boolean) => Promise<void>
  readonly disconnect: () => Promise<void>
  /** Checks account and frame, then starts the loop. True when it runs. */
  readonly start: () => Promise<boolean>
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
  readonly skipWait: () => void
  /** A person has passed the check of the channel: tells the server, then ends the wait. */
  readonly endCheck: (
    account: Args<'studio_accounts.end_bot_check'>,
  ) => Promise<Result<'studio_accounts.end_bot_check'>>
  readonly setOptions: (options: RunOptions) => void
  /** Discards the run of an earlier page; sends nothing. */
  readonly forgetInterrupted: () => void
  /** A message of the events channel. */
  readonly receive: (message: EventsMessage) => void
  /** Called when the events channel (re)connects: pulls missed commands. */
  readonly cableConnected: () => void
  readonly dispose: () => void
}
