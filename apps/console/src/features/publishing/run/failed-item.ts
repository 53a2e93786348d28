import type { WaitReason } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import type { RunSnapshot } from './run-types.ts'

/** Waits after which the same content is tried again. */
const TRIES_AGAIN: ReadonlySet<WaitReason> = new Set(['failure', 'upload', 'empty'])

/** The content whose other try a run waits for; null if it waits for something else. */
export function failedItem({
  loop: { phase, last },
}: Pick<RunSnapshot, 'loop'>): PublishItem | null {
  return phase.tag === 'waiting' && TRIES_AGAIN.has(phase.why) ? (last?.item ?? null) : null
}
