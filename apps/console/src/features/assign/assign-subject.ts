import { CHANNELS } from '@omc/core'
import type { Item, WriteOperation } from '@omc/sdk'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { pagesOf, usePages, type Pages } from '../../kernel/data/use-pages.ts'
import { useServices, type Services } from '../../kernel/services/services-context.ts'
import type { Scope } from '../../kit/list/list-scope.ts'
import type { Plan, Proposal, Wanting } from './assign-plan.ts'
import { sendCreations, sendShares, type Sent } from './send-plan.ts'

const oldestFirst = { sort: ['updated_at'], 'page[size]': 100 } as const
/** Contents that one proposal takes. */
const MOST = 500

/** A row to choose from. */
export type WaitingRow = {
  readonly id: string
  readonly title: string
  readonly channel: string
  /** Null where the rows have no pictures. */
  readonly cover: string | null
  readonly note: readonly string[]
}

export type Waiting = WaitingRow & Wanting

/** A family of contents that wait for an account, and how it is asked for and assigned. */
export type AssignSubject = {
  /** Operation that assigns. */
  readonly sends: WriteOperation
  /** List on the page of an account that shows what it was given. */
  readonly listOfAccount: 'assigned' | 'written'
  /** Contents without an account, the oldest first. */
  readonly useWaiting: (scope: Scope) => Pages<Waiting>
  /** Proposal of the server for contents, with the accounts that may take some. */
  readonly useProposal: (ids: readonly string[]) => UseQueryResult<Proposal>
  readonly send: (services: Services, plan: Plan) => Promise<readonly Sent[]>
}

type Row = Pick<
  Item<'carry_contents.list'>,
  'id' | 'title' | 'channel' | 'cover' | 'category' | 'business_team_id'
>
const waitingOf = ({ category, ...row }: Row, by: string): Waiting => ({
  id: row.id,
  title: row.title,
  channel: row.channel,
  cover: row.cover,
  business_team_id: row.business_team_id,
  note: [category, by].filter(Boolean),
})

/** The rows of pages, and the next page while a proposal has room for it. */
const waitingRows = <One extends Row>(pages: Pages<One>, by: (row: One) => string) => ({
  ...pages,
  items: pages.items?.map((row) => waitingOf(row, by(row))),
  hasMore: pages.hasMore && (pages.items?.length ?? 0) < MOST,
})

const known = (channels: readonly string[]) =>
  CHANNELS.filter((channel) => channels.includes(channel))

/** Asks one family's operation what it proposes; the last answer stays while the next is asked. */
const proposedBy = (
  operation: 'carry_contents.batch_match_account' | 'creator_contents.batch_match_account',
): AssignSubject['useProposal'] =>
  function useProposal(ids) {
    const { sdk } = useServices()
    return useQuery({
      ...read(sdk, operation, { ids: [...ids] }),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    })
  }

/** Collected and approved contents. @source screens §3, AssignBoard */
export const carrySubject: AssignSubject = {
  sends: 'studio_accounts.batch_assign_contents',
  listOfAccount: 'assigned',
  useWaiting({ channels, sources }) {
    const { sdk } = useServices()
    const args = {
      'filter[has_account]': false,
      'filter[status]': ['checked'],
      ...(channels ? { 'filter[channel]': [...known(channels), 'none'] as const } : {}),
      ...(sources ? { 'filter[source]': [...sources] } : {}),
      ...oldestFirst,
    } as const
    const asked = pagesOf(['carry_contents', 'waiting', args], (start, signal) =>
      sdk.carry_contents.list({ ...args, ...start }, { signal }),
    )
    return waitingRows(usePages(asked), ({ source_author: author }) => author)
  },
  useProposal: proposedBy('carry_contents.batch_match_account'),
  send: sendShares,
}

/** Contents that creators have written. @source screens §3, AssignBoard */
export const creationSubject: AssignSubject = {
  sends: 'creator_contents.batch_assign_account',
  listOfAccount: 'written',
  useWaiting({ channels }) {
    const { sdk } = useServices()
    const args = {
      'filter[assigned]': false,
      'filter[status]': ['processed', 'checked'],
      ...(channels ? { 'filter[channel]': known(channels) } : {}),
      ...oldestFirst,
    } as const
    const asked = pagesOf(['creator_contents', 'waiting', args], (start, signal) =>
      sdk.creator_contents.list({ ...args, ...start }, { signal }),
    )
    return waitingRows(usePages(asked), () => '')
  },
  useProposal: proposedBy('creator_contents.batch_match_account'),
  send: sendCreations,
}
