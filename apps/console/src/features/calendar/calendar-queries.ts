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

/** Filter for one account; empty for all. */
const ofAccount = (accountId: string) =>
  accountId === '' ? {} : { 'filter[studio_account_id]': [accountId] }

export const plansQuery = (sdk: Sdk, accountId: string) =>
  queryOptions<Rows<PlanRow>>({
    ...kept,
    queryKey: ['plans', 'calendar', accountId],
    queryFn: ({ signal }) =>
      readAll((start) =>
        sdk.plans.list(
          {
            ...ofAccount(accountId),
            'page[size]': PAGE_SIZE,
            'fields[plans]': PLAN_NAMES,
            ...start,
          },
          { signal },
        ),
      ),
  })

export const itemsQuery = (sdk: Sdk, days: readonly string[], accountId: string) => {
  const { since, until } = spanOf(days)
  return queryOptions<Rows<ItemRow>>({
    ...kept,
    queryKey: ['publish_contents', 'calendar', since, until, accountId],
    queryFn: ({ signal }) =>
      readAll((start) =>
        sdk.publish_contents.list(
          {
            'filter[release_since]': since,
            'filter[release_until]': until,
            ...ofAccount(accountId),
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
export const accountsQuery = (sdk: Sdk, { platforms }: Scope) => {
  const known = CHANNELS.filter((channel) => platforms?.includes(channel))
  return queryOptions<Rows<AccountRow>>({
    ...kept,
    queryKey: ['studio_accounts', 'calendar', known],
    queryFn: ({ signal }) =>
      readAll((start) =>
        sdk.studio_accounts.list(
          {
            ...(platforms ? { 'filter[platform]': known } : {}),
            sort: ['nickname'],
            'page[size]': PAGE_SIZE,
            'fields[studio_accounts]': ACCOUNT_NAMES,
            ...start,
          },
          { signal },
        ),
      ),
  })
}
