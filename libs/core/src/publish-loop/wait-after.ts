import { match } from 'ts-pattern'
import type { LoopConfig } from './loop-config.ts'
import type { FrameOutcome, WaitReason } from './loop-types.ts'

export type Wait = { readonly why: WaitReason; readonly ms: number }

/** Facts that determine a wait in addition to the outcome. */
export type WaitInput = {
  readonly channel: string
  readonly roll: number
  readonly failureCount: number
}

/**
 * How long the loop waits after an outcome, once it is reported; null ends the queue. Pacing counts
 * from the outcome, the other waits from the answer to the report.
 *
 * @source resources spec §4 and §9 (publishErrorRetry, upload 180 s, youhaohuo 5 s)
 */
export function waitAfter(
  config: LoopConfig,
  outcome: FrameOutcome,
  input: WaitInput,
): Wait | null {
  const { retryMs } = config
  return match(outcome)
    .returnType<Wait | null>()
    .with({ tag: 'accepted' }, () => ({ why: 'pacing', ms: pacingMs(config, input.roll) }))
    .with({ tag: 'bot-check' }, () => ({ why: 'bot-check', ms: retryMs.failure }))
    .with({ tag: 'rejected' }, () => ({ why: 'failure', ms: retryMs.failure }))
    .with({ tag: 'upload-failed' }, () => ({ why: 'upload', ms: retryMs.upload }))
    .with({ tag: 'empty' }, () => ({ why: 'empty', ms: emptyMs(config, input.channel) }))
    .with({ tag: 'unknown' }, () => ({ why: 'unconfirmed', ms: retryMs.unconfirmed }))
    .with({ tag: 'not-sent', reason: 'skipped' }, () => ({
      why: 'pacing',
      ms: pacingMs(config, input.roll),
    }))
    .with({ tag: 'not-sent' }, () => ({
      why: 'not-sent',
      ms: backOffMs(config, input.failureCount),
    }))
    .with({ tag: 'no-permission' }, () => null)
    .exhaustive()
}

/** `(min + ⌊roll × (max − min + 1)⌋) × msPerUnit`. */
export function pacingMs({ pacing }: LoopConfig, roll: number): number {
  return (pacing.min + Math.floor(roll * (pacing.max - pacing.min + 1))) * pacing.msPerUnit
}

/** `firstMs` doubling up to `maxMs`; `failureCount` = failed calls in a row, from 1. */
export function backOffMs({ backOff }: LoopConfig, failureCount: number): number {
  return Math.min(backOff.firstMs * 2 ** Math.max(0, failureCount - 1), backOff.maxMs)
}

function emptyMs({ retryMs }: LoopConfig, channel: string): number {
  return Object.hasOwn(retryMs.emptyByChannel, channel)
    ? (retryMs.emptyByChannel[channel] ?? retryMs.empty)
    : retryMs.empty
}
