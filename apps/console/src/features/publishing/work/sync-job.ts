import type { WorkJob } from '@omc/publisher'
import { isApiError } from '@omc/sdk'
import { BACKGROUND } from '../ports/background.ts'
import { pageOf, walkRecords } from './walk-records.ts'
import { outcomeOf, ROWS_AT_ONCE, type WorkAccount, type WorkPorts } from './work-ports.ts'

/** Not an error of the sync: the channel does not know the post, or it has no number there. */
const NOT_THERE: ReadonlySet<string> = new Set(['no_outside_id', 'not_listed'])

/** Asks the channel for the figures of each post of the account, the newest first. */
export function syncJob({ sdk }: WorkPorts, { id, platform }: WorkAccount): WorkJob {
  const load = async (page: number) => {
    const { items } = await sdk.carry_publishes.list(
      {
        'filter[studio_account_id]': [id],
        'filter[status]': ['published'],
        'page[number]': page,
        'page[size]': ROWS_AT_ONCE,
        sort: ['-created_at'],
      },
      BACKGROUND,
    )
    return pageOf(items, items)
  }
  return {
    channel: platform,
    onFailure: 'stop',
    next: walkRecords(load),
    act: (record) =>
      outcomeOf(() =>
        sdk.carry_publishes.refresh_content({ id: record.id }, BACKGROUND).catch(unlessNotThere),
      ),
  }
}

function unlessNotThere(error: unknown): null {
  if (isApiError(error) && NOT_THERE.has(error.code)) return null
  throw error
}
