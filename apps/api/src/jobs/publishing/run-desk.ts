import type { Clock, Random } from '@omc/core'
import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import type { ChannelAddress } from '../../gateway/gateway.ts'
import type { Services } from '../../jsonapi/services.ts'
import type { InTransaction } from '../../workflows/ledger/server-work.ts'
import type { ServerAccount } from './server-accounts.ts'

/** What the executor works with. */
export interface ExecutorDeps {
  database: Database
  services: Services
  clock: Clock
  random: Random
  /** Told of what did not get through; the executor goes on. */
  onError: (error: unknown) => void
  /** Told when a run begins to wait for its channel, and when that ends. */
  log: RunLog
}

type RunLog = Pick<Logger, 'info' | 'warn'>

/** An account with the lease that this process holds on it. */
export interface HeldAccount {
  /** Its pause between two posts is as read before the item at hand, like the channel. */
  account: ServerAccount
  /** As read before the item at hand was claimed: address and token change while a run lasts. */
  channel: ChannelAddress
  deviceId: number
  fence: number
}

/** The outage of the channel of one run. */
export interface ChannelOutage {
  /** Null while the channel answers. */
  since: Date | null
}

/** Ports of one run are made from this. */
export interface RunDesk {
  services: Services
  clock: Clock
  inTransaction: InTransaction
  held: HeldAccount
  outage: ChannelOutage
  log: RunLog
}
