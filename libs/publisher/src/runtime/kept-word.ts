import type { PublishResult } from './publish-result.ts'

/**
 * Refused because of who is signed in here now, another person or one without the right. Posted again
 * whenever somebody connects, for the day the one who may tell it is back.
 */
const REFUSED_FOR_NOW: ReadonlySet<string> = new Set(['not_the_executor', 'forbidden'])

/** Whether the server may still take this result. */
export const isOpen = ({ refusedCode }: Pick<PublishResult, 'refusedCode'>): boolean =>
  refusedCode === null || REFUSED_FOR_NOW.has(refusedCode)

/** Whether it says what became of the item. */
export const isCertain = ({ outcome }: Pick<PublishResult, 'outcome'>): boolean =>
  outcome !== 'unknown'

/**
 * The word to keep of one attempt. The loop reports `unknown` after a time-out, possibly after the page
 * has answered: a certain word that the server has not taken yet is not given up for it.
 *
 * @source reliability 3.0 (a late result is a fact)
 */
export function wordToKeep(
  kept: PublishResult | null | undefined,
  said: PublishResult,
): PublishResult {
  return kept && isCertain(kept) && isOpen(kept) && !isCertain(said) ? kept : said
}
