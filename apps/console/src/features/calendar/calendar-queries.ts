import { CHANNELS } from '@omc/core'
import type { Page, Sdk } from '@omc/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PageStart } from '../../kernel/data/use-pages.ts'
import type { Scope } from '../../kit/list/list-scope.ts'
import {
  ACCOUNT_NAMES,
  ITEM_NAMES,
  PLAN_NAMES,
  type AccountRow,
  type ItemRow,
  type PlanRow,
} from './calendar-rows.ts'
import { spanOf } from './entries.ts'

/** Most records of each kind in one calendar. */
export const MOST = 500
const PAGE_SIZE = 100
/** How often other people's changes are looked for, ms. */
const LOOK_MS = 60_000

export type Rows<Row> = { readonly items: readonly Row[]; readonly isWhole: boolean }

async function readAll<Row>(ask: (start: PageStart) => Promise<Page<Row>>): Promise<Rows<Row>> {
  const items: Row[] = []
  let start: PageStart = {}
  while (items.length < MOST) {
    // Each page tells where the next one starts.
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask(start)
    items.push(...page.items)
    if (page.nextCursor === null) return { items, isWhole: true }
    start = { 'page[after]': page.nextCursor }
  }
  return { items, isWhole: false }
}

const kept = { placeholderData: keepPreviousData, refetchInterval: LOOK_MS } as const

/** Whose entries a calendar shows: one account's, or all of a group of screens. */
export type Whose = Pick<Scope, 'platforms'> & {
  /** Empty for all. */
  readonly accountId: string
}

/** Filter for the channels of a group of screens; none for a scope without platforms. */
function ofGroup({ platforms }: Pick<Scope, 'platforms'>) {
  return platforms
    ? { 'filter[platform]': CHANNELS.filter((channel) => platforms.includes(channel)) }
    : {}
}

const narrowed = ({ accountId, ...group }: Whose) => ({
  ...ofGroup(group),
  ...(accountId === '' ? {} : { 'filter[studio_account_id]': [accountId] }),
})

export const plansQuery = (sdk: Sdk, whose: Whose) =>
  queryOptions<Rows<PlanRow>>({
    ...kept,
    queryKey: ['plans', 'calendar', narrowed(whose)],
    queryFn: ({ signal }) =>
      readAll((start) =>
        sdk.plans.list(
          {
            ...narrowed(whose),
            'page[size]': PAGE_SIZE,
            'fields[plans]': PLAN_NAMES,
            ...start,
          },
          { signal },
        ),
      ),
  })

export const itemsQuery = (sdk: Sdk, days: readonly string[], whose: Whose) => {
  const { since, until } = spanOf(days)
  return queryOptions<Rows<ItemRow>>({
    ...kept,
    queryKey: ['publish_contents', 'calendar', since, until, narrowed(whose)],
    queryFn: ({ signal }) =>
      readAll((start) =>
        sdk.publish_contents.list(
          {
            'filter[release_since]': since,
            'filter[release_until]': until,
            ...narrowed(whose),
            'page[size]': PAGE_SIZE,
            'fields[publish_contents]': ITEM_NAMES,
            ...start,
          },
          { signal },
        ),
      ),
  })
}

/** Accounts of a group of screens; all accounts for a scope without channels. */
export const accountsQuery = (sdk: Sdk, scope: Scope) =>
  queryOptions<Rows<AccountRow>>({
    ...kept,
    queryKey: ['studio_accounts', 'calendar', ofGroup(scope)],
    queryFn: ({ signal }) =>
      readAll((start) =>
        sdk.studio_accounts.list(
          {
            ...ofGroup(scope),
            sort: ['nickname'],
            'page[size]': PAGE_SIZE,
            'fields[studio_accounts]': ACCOUNT_NAMES,
            ...start,
          },
          { signal },
        ),
      ),
  })
