import { CHANNELS } from '@omc/core'
import type { Item, WriteOperation } from '@omc/sdk'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { read } from '../../kernel/data/read.ts'
import { useServices, type Services } from '../../kernel/services/services-context.ts'
import type { Scope } from '../../kit/list/list-scope.ts'
import type { Plan, Proposal, Wanting } from './assign-plan.ts'
import { sendCreations, sendShares, type Sent } from './send-plan.ts'

/** Contents of one look. */
const AT_ONCE = 100

export type Waiting = Wanting & {
  /** Null where the rows have no pictures. */
  readonly cover: string | null
  readonly note: readonly string[]
}
type WaitingRows = { readonly items: readonly Waiting[]; readonly total: number }

/** A family of contents that wait for an account, and how it is asked for and assigned. */
export type AssignSubject = {
  /** Operation that assigns. */
  readonly sends: WriteOperation
  /** List on the page of an account that shows what it was given. */
  readonly listOfAccount: 'assigned' | 'written'
  /** Contents without an account, the oldest first. */
  readonly useWaiting: (scope: Scope) => UseQueryResult<WaitingRows>
  /** What the server proposes for contents, with the accounts that may take some. */
  readonly useProposal: (ids: readonly string[]) => UseQueryResult<Proposal>
  readonly send: (services: Services, plan: Plan) => Promise<readonly Sent[]>
}

type Row = Pick<Item<'carry_contents.list'>, 'id' | 'title' | 'channel' | 'cover' | 'category'>
const waitingOf = ({ id, title, channel, cover, category }: Row, by: string): Waiting => ({
  id,
  title,
  channel,
  cover,
  note: [category, by].filter(Boolean),
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

/** What was collected and approved. @source screens §3, AssignBoard */
export const carrySubject: AssignSubject = {
  sends: 'studio_accounts.batch_assign_contents',
  listOfAccount: 'assigned',
  useWaiting({ channels, sources }) {
    const { sdk } = useServices()
    return useQuery({
      ...read(sdk, 'carry_contents.list', {
        'filter[has_account]': false,
        'filter[status]': ['checked'],
        ...(channels ? { 'filter[channel]': [...known(channels), 'none'] as const } : {}),
        ...(sources ? { 'filter[source]': [...sources] } : {}),
        sort: ['updated_at'],
        'page[size]': AT_ONCE,
      }),
      select: ({ items, total }) => ({
        items: items.map((row) => waitingOf(row, row.source_author)),
        total: total ?? items.length,
      }),
    })
  },
  useProposal: proposedBy('carry_contents.batch_match_account'),
  send: sendShares,
}

/** What creators have written. @source screens §3, AssignBoard */
export const creationSubject: AssignSubject = {
  sends: 'creator_contents.batch_assign_account',
  listOfAccount: 'written',
  useWaiting({ channels }) {
    const { sdk } = useServices()
    return useQuery({
      ...read(sdk, 'creator_contents.list', {
        'filter[assigned]': false,
        'filter[status]': ['processed', 'checked'],
        ...(channels ? { 'filter[channel]': known(channels) } : {}),
        sort: ['updated_at'],
        'page[size]': AT_ONCE,
      }),
      select: ({ items, total }) => ({
        items: items.map((row) => waitingOf(row, '')),
        total: total ?? items.length,
      }),
    })
  },
  useProposal: proposedBy('creator_contents.batch_match_account'),
  send: sendCreations,
}
