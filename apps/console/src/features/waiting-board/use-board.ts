import type { Result } from '@omc/sdk'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { read } from '../../kernel/data/read.ts'
import { useSdk } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import type { Account } from '../account-health/health.ts'
import { OPEN } from '../lists/publish_attempts/publish-attempt.acts.ts'
import { groupScope } from '../lists/scopes.ts'
import type { PublishAttempt, QueuedContent } from '../publishing/run/queue-rows.ts'
import { stoppedByCheck, type Group } from './board-row.ts'
import { queueHolds, type Held } from './read-holds.ts'

/** Rows of a group at a glance; the list behind its head has all of them. */
export const SHOWN = 5
/** The server narrows by so many accounts. */
const MOST_ACCOUNTS = 100

type ContentQuery = Parameters<typeof read<'publish_contents.list'>>[2]

/** Items of the queue in these states, of the channels of the group that the screen belongs to. */
function useItems(args: ContentQuery, enabled = true) {
  const sdk = useSdk()
  return useQuery({ ...read(sdk, 'publish_contents.list', args), enabled })
}

type Statistics = Result<'publish_contents.statistics'>

export type Counts = { readonly [G in Group]: number } & {
  readonly sending: number
}

/**
 * What waits, by reason. Waits of accounts that a check stops are taken out of the retries: a person
 * ends them.
 */
export function useBoard(accounts: readonly Account[] | undefined, now: number) {
  const sdk = useSdk()
  const person = usePerson()
  const { platforms } = groupScope(useLocation().pathname)
  const scope = platforms && { 'filter[platform]': [...platforms] as never }
  const stopped = stoppedByCheck(accounts ?? [], now)
    .map(({ id }) => id)
    .slice(0, MOST_ACCOUNTS)
  const ofStopped = { ...scope, 'filter[studio_account_id]': stopped }
  const hasStopped = stopped.length > 0
  const attempts = useQuery({
    ...read(sdk, 'publish_attempts.list', {
      ...scope,
      'filter[state]': OPEN as never,
      sort: ['claimed_at'],
      'page[size]': SHOWN,
      include: ['publish_content'],
    }),
    enabled: mayRun(person, 'publish_attempts.list'),
  })
  const all = useQuery(read(sdk, 'publish_contents.statistics', { ...scope, all_days: true }))
  const ofChecks = useQuery({
    ...read(sdk, 'publish_contents.statistics', { ...ofStopped, all_days: true }),
    enabled: hasStopped,
  })
  const human = useItems(
    { ...ofStopped, 'filter[status]': ['waiting'], 'page[size]': SHOWN, sort: ['updated_at'] },
    hasStopped,
  )
  const list = (status: 'refused' | 'waiting' | 'queued' | 'paused', more: object) => ({
    ...scope,
    'filter[status]': [status],
    ...more,
  })
  const refused = useItems(list('refused', { 'page[size]': SHOWN, sort: ['-updated_at'] }))
  const waiting = useItems(list('waiting', { 'page[size]': 50, sort: ['updated_at'] }))
  const queued = useItems(list('queued', { 'page[size]': SHOWN, sort: ['-priority', 'id'] }))
  const paused = useItems(list('paused', { 'page[size]': SHOWN, sort: ['-updated_at'] }))
  const items = {
    human: hasStopped ? human.data?.items : [],
    refused: refused.data?.items,
    retry: waiting.data?.items
      .filter(({ studio_account_id: id }) => !stopped.includes(id))
      .slice(0, SHOWN),
    queued: queued.data?.items,
    paused: paused.data?.items,
  }
  const holds = useHolds([...(items.human ?? []), ...(items.retry ?? []), ...(items.queued ?? [])])
  return {
    counts: countsOf(all.data, hasStopped ? ofChecks.data : NONE, attempts.data?.total ?? 0),
    attempts: attempts.data?.items,
    items,
    heldOf: holds.heldOf,
    queries: [attempts, all, ofChecks, human, refused, waiting, queued, paused, holds.query],
  }
}

/** What holds the queues of these items; for people who see no accounts all are unseen. */
function useHolds(items: readonly QueuedContent[]) {
  const mayAsk = mayRun(usePerson(), 'studio_accounts.queue_holds')
  const accounts = new Set(items.map(({ studio_account_id: id }) => id))
  const query = useQuery({
    ...queueHolds(useSdk(), accounts),
    enabled: mayAsk && accounts.size > 0,
  })
  const heldOf = (id: string): Held =>
    query.data?.get(id) ?? (query.data || !mayAsk ? 'unseen' : 'asking')
  return { query, heldOf }
}

export type BoardItems = Readonly<
  Record<Exclude<Group, 'unknown'>, readonly QueuedContent[] | undefined>
>
export type BoardAttempts = readonly PublishAttempt[] | undefined

const NONE = { totals: { by_status: {} } }

/** @returns null until all of them are known */
export function countsOf(
  all: Pick<Statistics, 'totals'> | undefined,
  ofChecks:
    | { readonly totals: { readonly by_status: Statistics['totals']['by_status'] } }
    | undefined,
  unknown: number,
): Counts | null {
  if (!all || !ofChecks) return null
  const of = (status: string) => all.totals.by_status[status] ?? 0
  const human = ofChecks.totals.by_status['waiting'] ?? 0
  return {
    unknown,
    human,
    refused: of('refused'),
    retry: Math.max(0, of('waiting') - human),
    queued: of('queued'),
    sending: of('claimed') + of('submitting'),
    paused: of('paused'),
  }
}
