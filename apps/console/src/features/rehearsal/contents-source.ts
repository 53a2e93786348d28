import { canMoveContent, CONTENT_STATUSES } from '@omc/core'
import type { RehearsalItem } from '@omc/publisher/rehearsal'
import { itemOfContent, type ContentRow } from './facts.ts'
import { AT_ONCE, chunksOf, type RehearsalSource } from './sources.ts'

/** Where contents that are not in the queue would go. */
export type Target = Pick<RehearsalItem, 'uid' | 'draft' | 'activity'> & {
  readonly accountId: string
  readonly channel: string
}

/** Contents as they would come into the queue of an account. */
export const contentsSource = (
  key: readonly unknown[],
  target: Target,
  idsOf: (signal: AbortSignal) => Promise<readonly string[]>,
): RehearsalSource => ({
  key: ['rehearsal', 'contents', target.accountId, ...key],
  editor: 'carry_contents',
  async read(sdk, signal) {
    const found: ContentRow[] = []
    for (const ids of chunksOf(await idsOf(signal))) {
      const args = { 'filter[ids]': [...ids], 'page[size]': AT_ONCE }
      // One after another, so that a stop leaves the rest unread.
      // oxlint-disable-next-line no-await-in-loop
      found.push(...(await sdk.carry_contents.list(args, { signal })).items)
    }
    return found.map((row) => ({ ...itemOfContent(row, stateOf(row.status)), ...target }))
  },
})

/** What is published already may be published again; the server asks before it does. */
function stateOf(status: string): string {
  const known = CONTENT_STATUSES.find((one) => one === status)
  const may = known === 'published' || (known && canMoveContent(known, 'published'))
  return may ? 'new' : 'not_publishable'
}
