import type { RunSnapshot } from './run-types.ts'
import { runView } from './run-view.ts'

/** What a person has to do: pass a check of the channel, or find out about a result. */
export type Asked = 'verify' | 'resolve'

/** What a run waits for a person to do; null where it goes on by itself or has ended. */
export function askedOf(
  snapshot: Pick<RunSnapshot, 'loop' | 'start' | 'interrupted' | 'info'>,
): Asked | null {
  const { tag } = runView(snapshot)
  if (tag === 'bot-check') return 'verify'
  const openCount = Number(snapshot.info?.queue.by_status['needs_human'] ?? 0)
  return tag === 'unverified' && openCount > 0 ? 'resolve' : null
}
