import { wallOf } from '@omc/core/wall-time'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { groupScope } from '../lists/scopes.ts'
import { useNow } from '../publishing/screen/use-now.ts'
import { accountsQuery, itemsQuery, plansQuery } from './calendar-queries.ts'
import { columnsOf } from './columns.ts'
import { itemEntries, planEntries } from './entries.ts'
import { commonZone, lanesOf } from './lanes.ts'
import { useCalendarPlace } from './use-calendar-place.ts'

const NOW_EVERY_MS = 30_000
const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Accounts with their entries in the shown period, and what is not known of them. */
export function useCalendar() {
  const { sdk } = useServices()
  const person = usePerson()
  const scope = groupScope(useLocation().pathname)
  const now = useNow(NOW_EVERY_MS)
  const accounts = useQuery({
    ...accountsQuery(sdk, scope),
    enabled: mayRun(person, 'studio_accounts.list'),
  })
  const byId = useMemo(
    () => new Map(accounts.data?.items.map((row) => [row.id, row])),
    [accounts.data],
  )
  const zone = commonZone([...byId.values()].map((one) => one.timezone)) ?? hereZone()
  const place = useCalendarPlace(wallOf(now, zone).day)
  const { view, day, account } = place
  const columns = useMemo(() => columnsOf(view, day), [view, day])
  const days = useMemo(() => [...new Set(columns.map((one) => one.day))], [columns])
  const whose = { ...scope, accountId: account }
  const plans = useQuery(plansQuery(sdk, whose))
  const items = useQuery({
    ...itemsQuery(sdk, days, whose),
    enabled: mayRun(person, 'publish_contents.list'),
  })
  const lanes = useMemo(() => {
    const planned = planEntries(plans.data?.items ?? [], days, byId)
    const queued = itemEntries(items.data?.items ?? [], days, byId)
    return lanesOf([...planned, ...queued], byId)
  }, [plans.data, items.data, days, byId])
  const asked = [plans, items, accounts]
  return {
    now,
    zone,
    place,
    columns,
    lanes,
    accounts: byId,
    isWhole: asked.every(({ data }) => data?.isWhole !== false),
    isPending: asked.some((one) => one.isLoading),
    /** Of what was never read: what is shown stays while a later look fails. */
    error: asked.find((one) => one.data === undefined && one.error)?.error ?? null,
    refetch: () => {
      for (const one of asked) if (one.error) void one.refetch()
    },
  }
}

export type Calendar = ReturnType<typeof useCalendar>
