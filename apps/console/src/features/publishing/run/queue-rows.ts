import type { LoopState } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import type { Known, Result } from '@omc/sdk'
import { match } from 'ts-pattern'
import { isKeyOf } from '../../../kernel/data/is-key-of.ts'

export type QueuedContent = Result<'publish_contents.list'>['items'][number]
export type PublishAttempt = Result<'publish_attempts.list'>['items'][number]
export type LedgerState = Known<QueuedContent['status']>

/** States of items that need a person or are being sent. */
const OPEN = ['needs_human', 'unknown', 'submitting', 'claimed'] as const
/** States of items that the server hands out. */
const COMING = ['queued', 'waiting'] as const

/** States of items still in the queue: open, to be handed out, held. */
export const QUEUE_GROUPS = [
  OPEN,
  COMING,
  ['paused'],
] as const satisfies readonly (readonly LedgerState[])[]

/** The same in one. */
export const QUEUE_STATES = QUEUE_GROUPS.flat()

/** States of items whose turn comes without a person who resumes them. */
export const NEXT_STATES = [...OPEN, ...COMING]

export type QueueRow = {
  readonly content: QueuedContent
  /** State to show: the loop knows its current item before the server's list does. */
  readonly state: QueuedContent['status']
  /** Time before which the server does not hand it out; null for one whose turn may come. */
  readonly heldUntil: string | null
  /** Attempt that a person may resolve; null if there is none. */
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

const LAST_RANK = 9

/** States that this console does not know come last. */
function rankOf({ state, heldUntil }: Pick<QueueRow, 'state' | 'heldUntil'>): number {
  const rank = isKeyOf(RANK, state) ? RANK[state] : LAST_RANK
  return heldUntil === null ? rank : RANK.waiting
}

/**
 * Queue in display order: items that need a person, running items, then queue order, in which those
 * that are planned for later come last.
 *
 * @param now  when the contents were read, epoch ms
 */
export function queueRows(
  contents: readonly QueuedContent[],
  attempts: readonly PublishAttempt[],
  { phase }: Pick<LoopState<PublishItem>, 'phase'>,
  now: number,
): readonly QueueRow[] {
  const openAttempts = new Map(attempts.map((attempt) => [attempt.publish_content_id, attempt]))
  return contents
    .map((content) => ({ content, state: liveState(content, phase) }))
    .map(({ content, state }) => ({
      content,
      state,
      heldUntil: heldUntil({ status: state, release_at: content.release_at }, now),
      attempt: openAttempts.get(content.id) ?? null,
    }))
    .filter(({ state }) => state !== 'published')
    .toSorted((a, b) => rankOf(a) - rankOf(b) || byTurn(a.content, b.content))
}

function liveState(
  { id, status }: QueuedContent,
  phase: LoopState<PublishItem>['phase'],
): QueuedContent['status'] {
  if (!('item' in phase) || phase.item.publishContentId !== id) return status
  return match(phase.tag)
    .returnType<QueuedContent['status']>()
    .with('submitting', () => 'claimed')
    .with('sending', () => 'submitting')
    .with('reporting', () => status)
    .exhaustive()
}

/**
 * Until when the queue keeps an item back; null for one whose turn may come.
 *
 * @param now  epoch ms
 */
export const heldUntil = (
  { status, release_at: at }: { readonly status: string; readonly release_at: string | null },
  now: number,
): string | null => (status === 'queued' && at !== null && Date.parse(at) > now ? at : null)

const byTurn = (a: QueuedContent, b: QueuedContent): number =>
  b.priority - a.priority || Number(a.id) - Number(b.id)
