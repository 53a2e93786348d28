import { createPublisher, publisherConfig, volatileOutbox } from '@omc/publisher'
import type { Publisher } from '@omc/publisher'
import { delayRange } from '../../workflows/delay-range.ts'
import { leaveAccount } from '../../workflows/ledger/leave-account.ts'
import { serverWork } from '../../workflows/ledger/server-work.ts'
import { restOf, type Rest } from './ended-rests.ts'
import { createGatewayPort } from './gateway-port.ts'
import { createLedgerPort } from './ledger-port.ts'
import type { ChannelOutage, ExecutorDeps, HeldAccount } from './run-desk.ts'
import { runningPublish } from './running-publish.ts'

/** The publishing of one account in this process. */
export interface ServerRun {
  start: () => Promise<void>
  /** Sends nothing more, finishes the item at hand, and gives the account back. */
  end: () => Promise<void>
  /** Of the publisher, for a look from outside. */
  phase: () => ReturnType<Publisher['getState']>['phase']
  /** Its wait after a no of the channel; undefined in any other phase. */
  rest: () => Rest | undefined
}

/** How long an item at hand may take to its end before the process goes; the sweeper has the rest, ms. */
const LAST_ITEM_MS = 10_000

/**
 * Runs the loop of a browser with the ledger and the gateway of this process as its ports.
 *
 * @param onOver  called once, when the account has been given back
 */
export function createServerRun(
  deps: ExecutorDeps,
  held: HeldAccount,
  onOver: () => void,
): ServerRun {
  const { services, clock, random } = deps
  const inTransaction = serverWork(deps.database, services)
  const outage: ChannelOutage = { since: null }
  const desk = { services, clock, inTransaction, held, outage, log: deps.log }
  let isEnding = false
  let closing: Promise<void> | undefined
  let tellClosed = () => {}
  const closed = new Promise<void>((resolve) => (tellClosed = resolve))
  const publisher = createPublisher({
    api: createLedgerPort(desk, () => runningPublish(publisher.getState(), outage.since)),
    frame: createGatewayPort(desk),
    outbox: volatileOutbox(),
    clock,
    random,
    config: publisherConfig(services.config, () => rangeOf(held)),
    onChange: () => {
      const { tag } = publisher.getState().phase
      if (tag === 'stopped' || (isEnding && tag === 'paused')) void close()
    },
  })
  /** Whatever is not settled by now is left to the sweeper: nothing more is sent from here. */
  async function leave(): Promise<void> {
    publisher.dispose()
    const { account, deviceId, fence } = held
    const { id: accountId, uid, teamId } = account
    try {
      await inTransaction((work) => leaveAccount(work, { accountId, deviceId, uid, teamId, fence }))
    } catch (error) {
      deps.onError(error) // The lease ends by itself.
    }
    onOver()
    tellClosed()
  }

  const close = () => (closing ??= leave())

  return {
    phase: () => publisher.getState().phase,
    rest: () => restOf(publisher),
    async start() {
      await publisher.start({ draft: false, activity: false })
    },
    async end() {
      isEnding = true
      const { tag } = publisher.getState().phase
      if (tag === 'idle' || tag === 'stopped' || tag === 'paused') return close()
      const disarm = clock.at(clock.now() + LAST_ITEM_MS, () => void close())
      publisher.pause()
      await closed
      disarm()
    },
  }
}

/** The account's range as it was last read. */
function rangeOf({ account }: HeldAccount) {
  const [min, max] = delayRange(account.delayRange)
  return { min, max }
}
