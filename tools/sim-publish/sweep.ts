import { ask, close, doubt, later, nowOf, publish, release, setContent } from './ledger.ts'
import type { Attempt, Ledger } from './ledger.ts'

const HEARTBEAT_SLACK_MS = 1

/** The server sweeps soon after something is due. */
export function scheduleSweep(ledger: Ledger, dueAt: Date): void {
  const { clock, channel } = ledger
  clock.at(dueAt.getTime() + HEARTBEAT_SLACK_MS + channel.sweepLagMs, () => sweep(ledger))
}

/** Puts right what executors left behind, and looks doubts up. */
function sweep(ledger: Ledger): void {
  const now = nowOf(ledger)
  for (const attempt of ledger.attempts) {
    const isHeld = attempt.state === 'claimed' || attempt.state === 'submitting'
    if (isHeld && attempt.lease_expires_at <= now) expire(ledger, attempt)
    else if (isHeld) scheduleSweep(ledger, attempt.lease_expires_at)
    const due = attempt.reconcile_after
    if (attempt.state === 'unknown' && due !== null && due <= now) reconcile(ledger, attempt)
  }
}

function expire(ledger: Ledger, attempt: Attempt): void {
  const next = ledger.rules.whenLeft(attempt.state)
  if (next === 'release') release(attempt)
  if (next !== 'doubt') return
  doubt(ledger, attempt, 'lease_expired')
  if (attempt.reconcile_after) scheduleSweep(ledger, attempt.reconcile_after)
}

function reconcile(ledger: Ledger, attempt: Attempt): void {
  const { rules, settings } = ledger
  const found = lookUp(ledger, attempt)
  if (found.tag !== 'unclear') ledger.watch.proved(attempt.key)
  const verdict = rules.judgeLookup(
    { ...attempt, strikes: attempt.content.strikes },
    found.tag,
    nowOf(ledger),
  )
  if (verdict === 'publish') publish(ledger, attempt, found.feedId ?? '')
  if (verdict === 'absent') {
    ledger.watch.absent(attempt)
    close(attempt, 'absent', 'absent')
    attempt.content.strikes += 1
    setContent(attempt, 'queued', null)
  }
  if (verdict === 'disputed' || verdict === 'ask' || verdict === 'in-vain') ask(attempt, verdict)
  if (verdict !== 'again') return
  const until = later(ledger, rules.lookAgainMs(attempt.reconcile_count, settings.settleMs))
  attempt.reconcile_count += 1
  attempt.reconcile_after = until
  scheduleSweep(ledger, until)
}

/** The channel's own list, read-only. */
export function lookUp(
  { channel }: Ledger,
  { key }: Attempt,
): { readonly tag: 'found' | 'absent' | 'unclear'; readonly feedId?: string } {
  if (channel.nextLook() === 'unclear') return { tag: 'unclear' }
  const post = channel.posts.find(({ attemptKey }) => attemptKey === key)
  return post ? { tag: 'found', feedId: post.feedId } : { tag: 'absent' }
}
