import type { Result } from '@omc/sdk'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { read } from '../../../kernel/data/read.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { dayIn } from '../../../kit/day-in.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { useBusinessDay, useDay } from '../../../kit/use-day.ts'
import { attemptsOn, sumsOf } from '../../publishing/run/attempt-sums.ts'
import { laterArgs, queueArgs, queueOn } from './account-today.ts'

type Account = Result<'studio_accounts.get'>
/** An account as its list has it, before the rest has loaded. */
export type SomeAccount = Pick<Account, 'id'> &
  Partial<Pick<Account, 'timezone' | 'day_publish_count' | 'day_task_count'>>

const WRITTEN = 'creator_contents.account_day_statistics'
const ATTEMPTS = 'publish_attempts.statistics'

/** What became of the attempts of today. */
export function useAttempts({ id }: SomeAccount) {
  const day = useBusinessDay()
  const sdk = useSdk()
  const may = mayRun(usePerson(), ATTEMPTS)
  const query = useQuery({ ...read(sdk, ATTEMPTS, attemptsOn(day, [id])), enabled: may })
  return { may, query, sums: query.data && sumsOf(query.data) }
}

/** Items of the queue that are due today. */
export function useTodayQueue({ id }: SomeAccount) {
  const day = useBusinessDay()
  const sdk = useSdk()
  const may = mayRun(usePerson(), 'publish_contents.list')
  const queue = useQuery({ ...read(sdk, 'publish_contents.list', queueArgs(id)), enabled: may })
  const later = useQuery({
    ...read(sdk, 'publish_contents.list', laterArgs(id, day)),
    enabled: may,
  })
  return {
    may,
    error: queue.error ?? later.error,
    refetch: async () => Promise.all([queue.refetch(), later.refetch()]),
    data: queue.data && later.data && queueOn(day, queue.data, later.data),
  }
}

/** What the account was given, queued and published today of what people wrote. */
export function useWritten({ id, timezone }: SomeAccount) {
  const sdk = useSdk()
  const may = mayRun(usePerson(), WRITTEN)
  // The server counts the days of this account in its own time zone.
  const dayOf = useCallback(
    (now: number) => (timezone === undefined ? '' : dayIn(timezone, now)),
    [timezone],
  )
  const day = useDay(dayOf)
  return useQuery({
    ...read(sdk, WRITTEN, { since: day, until: day, studio_account_id: id }),
    enabled: may && day !== '',
  }).data?.totals
}
