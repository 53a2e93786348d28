import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { BACKGROUND } from '../ports/background.ts'
import { checkAccount } from './check-account.ts'
import { isRunning } from './is-running.ts'
import { commit, leaseOf, take } from './open-tab.ts'
import type { AccountTab } from './open-tab.ts'
import { refreshInfo } from './prepare-publisher.ts'
import type { StartState } from './run-types.ts'
import { syncAccount } from './sync-account.ts'

type Failure = Extract<StartState, { tag: 'failed' }>

/** Checks account and frame, then starts the loop. Returns true if it runs. */
export async function startRun(tab: AccountTab, connect: () => Promise<void>): Promise<boolean> {
  if (isRunning(tab.shown)) return false
  commit(tab, { tag: 'start', start: { tag: 'checking' } })
  const failure = await begin(tab, connect)
  const isShown = failure !== null && failure !== WITHDRAWN
  commit(tab, { tag: 'start', start: isShown ? failure : { tag: 'none' } })
  return failure === null
}

type Obstacle = Failure | typeof WITHDRAWN

async function begin(tab: AccountTab, connect: () => Promise<void>): Promise<Obstacle | null> {
  if (tab.state.link.tag !== 'connected') await connect()
  if (leaseOf(tab) === null) return NOT_CONNECTED
  const { publisher, frame } = tab
  const { info } = tab.state
  if (!publisher || !frame || !info) return NOT_CONNECTED
  const halts = publisher.getHalts()
  const checked = await checkAccount(frame, { uid: tab.uid, platform: info.platform })
  if (checked.tag === 'failed') return checked
  await syncAccount(tab, info, checked)
  await refreshInfo(tab)
  const stillEnded = await reopenQueue(tab)
  if (stillEnded) return stillEnded
  const counts = publisher.getState().counts
  const { draft, activity } = tab.state.options
  const answer = await publisher.start({ draft, activity }, halts)
  if (answer.tag === 'started') {
    take(tab, { tag: 'began', counts, at: tab.deps.clock.now() })
    return null
  }
  return answer.code === 'withdrawn' ? WITHDRAWN : { tag: 'failed', code: 'no-outbox', message: '' }
}

/** A person paused or stopped before the run began: nothing went wrong. */
const WITHDRAWN = 'withdrawn'

const NOT_CONNECTED: Failure = { tag: 'failed', code: 'not-connected', message: '' }

/** A queue that had ended goes on by the word of a person alone, who is starting it. */
async function reopenQueue({ deps, state: { info } }: AccountTab): Promise<Failure | null> {
  if (!info || info.ended_why === null) return null
  try {
    await deps.sdk.studio_accounts.reopen_queue({ id: info.id }, BACKGROUND)
    return null
  } catch (error) {
    const message = errorText(error, currentLanguage())
    return { tag: 'failed', code: 'still-ended', message }
  }
}
