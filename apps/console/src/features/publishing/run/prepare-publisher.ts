import { createPublisher } from '@omc/publisher'
import type { Publisher } from '@omc/publisher'
import { BACKGROUND } from '../ports/background.ts'
import { createFramePort } from '../ports/frame-port.ts'
import { createOutboxPort } from '../ports/outbox-port.ts'
import { calledIn, commit, take } from './open-tab.ts'
import type { AccountTab } from './open-tab.ts'
import { runConfig } from './run-config.ts'
import { workedMs } from './run-time.ts'
import type { PublishInfo } from './run-types.ts'

/** Creates the publisher once the account's channel is known. */
export function preparePublisher(
  tab: AccountTab,
  known: PublishInfo,
  onLeaseLost: () => void,
): Publisher {
  const { deps, key, uid } = tab
  take(tab, { tag: 'known', info: known, hasOwnOptions: tab.keptOptions.read() !== null })
  if (tab.publisher) return tab.publisher
  const frame = createFramePort({
    frameUrl: known.channel.frame_url,
    uid,
    parentOrigin: deps.parentOrigin,
    clock: deps.clock,
    newId: deps.newId,
    messages: deps.messages,
    onChange: () => commit(tab),
  })
  const publisher = createPublisher({
    api: tab.api,
    frame,
    outbox: createOutboxPort(deps.openDatabase, key),
    clock: deps.clock,
    monotonic: deps.monotonic,
    random: deps.random,
    config: runConfig(known, () => tab.state.options),
    onChange: () => onLoopChange(tab, publisher, onLeaseLost),
  })
  tab.frame = frame
  tab.publisher = publisher
  return publisher
}

function onLoopChange(tab: AccountTab, publisher: Publisher, onLeaseLost: () => void): void {
  const { phase } = publisher.getState()
  const wasReporting = tab.shown.loop.phase.tag === 'reporting'
  const isResting = phase.tag === 'paused' || phase.tag === 'stopped'
  commit(tab, { tag: 'loop', isResting, at: tab.deps.clock.now() })
  if (wasReporting && phase.tag !== 'reporting') void refreshInfo(tab)
  const { carried, link } = tab.state
  if (phase.tag === 'stopped') tab.memory.write(null)
  else if (carried) {
    const { totals } = tab.shown
    tab.memory.write({
      startedAt: onWall(tab.deps, carried.startedAt),
      workedMs: workedMs(totals, tab.deps.clock.now()),
      published: totals.published,
      failed: totals.failed,
    })
  }
  if (phase.tag === 'stopped' && phase.why === 'lease-lost' && link.tag === 'connected')
    onLeaseLost()
}

/** The next page counts by another clock of runs: an instant that it reads stands on the machine's. */
const onWall = ({ clock, wall }: AccountTab['deps'], at: number): number =>
  at - (clock.now() - wall())

export async function refreshInfo(tab: AccountTab): Promise<void> {
  try {
    const { studio_accounts } = tab.deps.sdk
    const info = await studio_accounts.get_publish_info(calledIn(tab), BACKGROUND)
    commit(tab, { tag: 'refreshed', info })
  } catch {
    // The last counts stay on screen; the loop fetches each item from the server anyway.
  }
}
