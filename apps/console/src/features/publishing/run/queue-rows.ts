import type { LoopState } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import type { Known, Result } from '@omc/sdk'
import { match } from 'ts-pattern'
import { isKeyOf } from '../../../kernel/data/is-key-of.ts'

export type QueuedContent = Result<'publish_contents.list'>['items'][number]
export type PublishAttempt = Result<'publish_attempts.list'>['items'][number]
export type LedgerState = Known<QueuedContent['status']>

/** What is still in the queue, in the states a person may have to look at. */
export const QUEUE_STATES = [
  'claimed',
  'submitting',
  'unknown',
  'needs_human',
  'waiting',
  'queued',
  'paused',
] as const satisfies readonly LedgerState[]

export type QueueRow = {
  readonly content: QueuedContent
  /** What is shown: the loop knows the item in its hands a moment before the server's list does. */
  readonly state: QueuedContent['status']
  /** The attempt a person may settle; null when there is none to settle. */
  readonly attempt: PublishAttempt | null
}

const RANK: Readonly<Record<LedgerState, number>> = {
  needs_human: 0,
  unknown: 1,
  submitting: 2,
  claimed: 3,
  queued: 4,
  waiting: 5,
  paused: 6,
  refused: 7,
  published: 8,
}

/** What is newer than this console comes last. */
const rankOf = (state: string): number => (isKeyOf(RANK, state) ? RANK[state] : LAST_RANK)
const LAST_RANK = 9

/** The queue as a person reads it: what needs them first, then what is running, then in order. */
export function queueRows(
  contents: readonly QueuedContent[],
  attempts: readonly PublishAttempt[],
  loop: Pick<LoopState<PublishItem>, 'phase'>,
): readonly QueueRow[] {
  const openAttempts = new Map(attempts.map((attempt) => [attempt.publish_content_id, attempt]))
  return contents
    .map((content) => ({
      content,
      state: liveState(content, loop),
      attempt: openAttempts.get(content.id) ?? null,
    }))
    .filter(({ state }) => state !== 'published')
    .toSorted((a, b) => rankOf(a.state) - rankOf(b.state) || byTurn(a.content, b.content))
}

function liveState(
  { id, status }: QueuedContent,
  { phase }: Pick<LoopState<PublishItem>, 'phase'>,
): QueuedContent['status'] {
  if (!('item' in phase) || phase.item.publishContentId !== id) return status
  return match(phase.tag)
    .returnType<QueuedContent['status']>()
    .with('submitting', () => 'claimed')
    .with('sending', () => 'submitting')
    .with('reporting', () => status)
    .exhaustive()
}

const byTurn = (a: QueuedContent, b: QueuedContent): number =>
  b.priority - a.priority || Number(a.id) - Number(b.id)
