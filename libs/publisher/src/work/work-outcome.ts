import type { FrameOutcome } from '@omc/core'
import { match } from 'ts-pattern'

/** Outcome of one record of a job. */
export type WorkOutcome =
  | { readonly tag: 'done' }
  /** A picture was not taken. */
  | { readonly tag: 'upload-failed'; readonly message: string }
  /** There was a record, but nothing in it. */
  | { readonly tag: 'no-data'; readonly message: string }
  | { readonly tag: 'no-permission'; readonly message: string }
  | { readonly tag: 'failed'; readonly message: string }

/** In the words of the loop, which chooses the wait by them. */
export function toOutcome(outcome: WorkOutcome): FrameOutcome {
  return match(outcome)
    .returnType<FrameOutcome>()
    .with({ tag: 'done' }, () => ({ tag: 'accepted', contentId: '', feedId: '' }))
    .with({ tag: 'no-data' }, ({ message }) => ({ tag: 'empty', message }))
    .with({ tag: 'failed' }, ({ message }) => ({ tag: 'rejected', code: 'failed', message }))
    .with({ tag: 'upload-failed' }, { tag: 'no-permission' }, (same) => same)
    .exhaustive()
}
