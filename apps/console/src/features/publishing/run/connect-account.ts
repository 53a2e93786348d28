import { PUBLISHER_CONFIG } from '@omc/publisher'
import { BACKGROUND } from '../ports/background.ts'
import { isAtWork } from '../work/account-work.ts'
import { isRunning } from './is-running.ts'
import { calledIn, commit, leaseOf, nothing, take } from './open-tab.ts'
import type { AccountTab } from './open-tab.ts'
import { preparePublisher, refreshInfo } from './prepare-publisher.ts'
import type { RunLink } from './run-types.ts'

/**
 * Takes the account for this tab.
 *
 * @param onReached  called once the lease is held, and with each beat while it is. It pulls the inbox: a
 *   pushed command may have been missed.
 */
export async function connect(
  tab: AccountTab,
  onReached: () => void,
  takeOver = false,
): Promise<void> {
  const { link } = tab.state
  if (tab.disposed || link.tag === 'connecting' || link.tag === 'connected') return
  const again = () => connect(tab, onReached)
  commit(tab, { tag: 'linked', link: { tag: 'connecting' }, memory: null })
  const answer = await reach(tab, again, takeOver)
  if (tab.disposed) return tab.accountLease.drop()
  commit(tab, { tag: 'linked', link: answer, memory: tab.memory.read() })
  if (answer.tag !== 'connected') return watchHolder(tab)
  beat(tab, { again, onReached })
  onReached()
}

async function reach(
  tab: AccountTab,
  again: () => Promise<void>,
  takeOver: boolean,
): Promise<RunLink> {
  const { deps, accountLease } = tab
  try {
    // Before the page is framed: a header that forbids it is read once, on its load.
    const [known] = await Promise.all([
      deps.sdk.studio_accounts.get_publish_info(calledIn(tab), BACKGROUND),
      deps.openFrames(),
    ])
    const publisher = preparePublisher(tab, known, () => void leaseLost(tab, again))
    // Before the lease: results stored by an earlier page must not become "unknown".
    await publisher.reconnected().catch(nothing) // The start needs the outbox and reports this.
    return await accountLease.take(takeOver, known)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected'
    return { tag: 'failed', code, message: error instanceof Error ? error.message : '' }
  }
}

const SOONEST_MS = 5_000

/** Looks again when the other's lease ends: a device that is gone does not say so. */
function watchHolder(tab: AccountTab): void {
  const { link } = tab.state
  if (tab.disposed || (link.tag !== 'other-device' && link.tag !== 'by-server')) return
  const { clock } = tab.deps
  const longestMs = tab.state.info?.limits.lease_ms ?? SOONEST_MS
  // Between the two, whatever this machine's clock says.
  const leftMs = Math.min(Math.max(link.leaseEndsAt - clock.now(), SOONEST_MS), longestMs)
  tab.disarmBeat()
  tab.disarmBeat = clock.at(clock.now() + leftMs, () => {
    void refreshInfo(tab).then(() => watchHolder(tab))
  })
}

type Beat = { readonly again: () => Promise<void>; readonly onReached: () => void }

/** Renews the lease while the loop is idle, so remote commands reach the device. */
function beat(tab: AccountTab, on: Beat): void {
  const { clock } = tab.deps
  tab.disarmBeat()
  const everyMs = tab.state.info?.limits.heartbeat_ms ?? PUBLISHER_CONFIG.heartbeatMs
  tab.disarmBeat = clock.at(clock.now() + everyMs, () => void beatOnce(tab, on))
}

async function beatOnce(tab: AccountTab, on: Beat): Promise<void> {
  const { link } = tab.state
  if (tab.disposed || link.tag !== 'connected') return
  const isGone = !isRunning(tab.shown) && (await isLost(tab))
  // The answer is about the lease of this link: a newer one has its own beats.
  if (tab.disposed || tab.state.link !== link) return
  if (isGone) return leaseLost(tab, on.again)
  beat(tab, on)
  on.onReached()
}

/** A network failure proves nothing; the next beat retries. */
const isLost = async ({ api }: AccountTab): Promise<boolean> =>
  api.keepAlive().then(
    ({ tag }) => tag === 'lost',
    () => false,
  )

/** Another device took the lease, or this one slept too long: retries, never by force. */
async function leaseLost(tab: AccountTab, again: () => Promise<void>): Promise<void> {
  giveUp(tab)
  tab.accountLease.drop()
  await again()
}

function giveUp(tab: AccountTab): void {
  tab.disarmBeat()
  take(tab, { tag: 'linked', link: { tag: 'offline' }, memory: null })
}

/** Releases the account unless its run, or a job over its records, is active. */
export async function disconnect(tab: AccountTab): Promise<void> {
  if (isRunning(tab.shown) || isAtWork(tab.work())) return
  const held = leaseOf(tab)
  giveUp(tab)
  commit(tab)
  await tab.accountLease.release(held).catch(nothing) // The lease expires anyway.
}
