import type { Clock, Random } from '@omc/core'
import type { WorkJob, WorkOutcome } from '@omc/publisher'
import { isApiError, type Sdk } from '@omc/sdk'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'

export type WorkSdk = Pick<
  Sdk,
  'carry_publishes' | 'studio_contents' | 'smart_contents' | 'carry_contents' | 'uploads'
>

/** Pictures as files: from an address, and brought to the size that channels take. */
export type Pictures = {
  /** @throws when the address gives no picture */
  readonly load: (address: string) => Promise<Blob>
  readonly shrink: (picture: Blob) => Promise<Blob>
}

export type WorkPorts = {
  readonly sdk: WorkSdk
  readonly clock: Clock
  /** The machine's clock, epoch ms: for the day, because `clock` may be ahead of it. */
  readonly wall: () => number
  readonly random: Random
  readonly pictures: Pictures
  /** Whether the person may move contents to another status. */
  readonly mayReview: () => boolean
}

/** The account that a job works for. */
export type WorkAccount = { readonly id: string; readonly uid: string; readonly platform: string }

/** Rows that a job asks for at once. */
export const ROWS_AT_ONCE = 100

const isForbidden = (error: unknown): boolean => isApiError(error) && error.status === 403

/** The next record, unless the person may not read them any more. */
export const unlessForbidden =
  (next: WorkJob['next']): WorkJob['next'] =>
  () =>
    next().catch((error: unknown) => {
      if (isForbidden(error)) return 'no-permission'
      throw error
    })

/** A refused or lost call in the words of a job. */
export function failureOf(error: unknown): WorkOutcome {
  const message = errorText(error, currentLanguage())
  if (isForbidden(error)) return { tag: 'no-permission', message }
  return { tag: 'failed', message }
}

/** Does something with a record; what the server refuses is its outcome. */
export async function outcomeOf(work: () => Promise<unknown>): Promise<WorkOutcome> {
  try {
    await work()
    return { tag: 'done' }
  } catch (error) {
    return failureOf(error)
  }
}
