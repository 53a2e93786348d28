import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { accountsInUse } from '../account-check/read-accounts.ts'
import { groupScope } from '../lists/scopes.ts'
import { useNow } from '../publishing/screen/use-now.ts'
import { byNeed, healthOf, type Account, type Health } from './health.ts'

/** Interval at which days and cooldowns are counted again, ms. */
const EVERY_MS = 30_000

/** Accounts of the group that the screen belongs to, the worst first; read again as the queue moves. */
export function useHealth() {
  const { sdk } = useServices()
  const { platforms } = groupScope(useLocation().pathname)
  const now = useNow(EVERY_MS)
  const select = useCallback(
    (accounts: readonly Account[]): readonly Health[] =>
      accounts
        .filter(({ platform }) => platforms?.includes(platform) ?? true)
        .map((account) => healthOf(account, now))
        .toSorted(byNeed),
    [platforms, now],
  )
  const query = useQuery({
    ...accountsInUse(sdk),
    enabled: mayRun(usePerson(), 'studio_accounts.list'),
    select,
  })
  return { query, now, today: platforms ? whoseDay(query.data ?? []) : ALL }
}

const ALL = { accounts: null }
/** The server narrows by so many accounts. */
const MOST = 100

/** Whose figures of today a group shows; null where they cannot be told apart. */
const whoseDay = (all: readonly Health[]) =>
  all.length === 0 || all.length > MOST ? null : { accounts: all.map(({ account }) => account.id) }
