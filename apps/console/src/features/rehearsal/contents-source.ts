import { canMoveContent, CONTENT_STATUSES } from '@omc/core'
import type { RehearsalItem } from '@omc/publisher/rehearsal'
import type { Sdk } from '@omc/sdk'
import { itemOfContent } from './facts.ts'
import { AT_ONCE, inPortions, queueRows, type RehearsalSource } from './sources.ts'

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
    const ids = await idsOf(signal)
    const rows = await inPortions(ids, async (some) => {
      const args = { 'filter[ids]': some, 'page[size]': AT_ONCE }
      return (await sdk.carry_contents.list(args, { signal })).items
    })
    const queued = await queuedOf(sdk, { ids, accountId: target.accountId }, signal)
    return rows.map((row) => {
      const state = queued.has(row.id) ? 'already_queued' : stateOf(row.status)
      return { ...itemOfContent(row, state), ...target }
    })
  },
})

type Asked = { readonly ids: readonly string[]; readonly accountId: string }

/** Contents that the queue of the account holds or held: it takes each once. */
async function queuedOf(
  sdk: Sdk,
  { ids, accountId }: Asked,
  signal: AbortSignal,
): Promise<ReadonlySet<string | null>> {
  const rows = await inPortions(ids, (some) =>
    queueRows(
      sdk,
      {
        'filter[family]': ['carry'],
        'filter[content_id]': some,
        'filter[studio_account_id]': [accountId],
        sort: ['id'],
      },
      // A content that was published again stands there more than once.
      { signal, most: Infinity },
    ),
  )
  return new Set(rows.map((row) => row.content_id))
}

/** What is published already may be published by another account. */
function stateOf(status: string): string {
  const known = CONTENT_STATUSES.find((one) => one === status)
  const may = known === 'published' || (known && canMoveContent(known, 'published'))
  return may ? 'new' : 'not_publishable'
}
