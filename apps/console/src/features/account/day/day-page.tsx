import { Button, EmptyState, IconButton, Input } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { useSdk } from '../../../kernel/services/services-context.ts'
import { dayRange } from '../../../kit/list/filters/day-range.ts'
import { lastDays } from '../../../kit/list/filters/last-days.ts'
import { Loaded } from '../../../kit/loaded.tsx'
import { PageHeading } from '../../../kit/page-heading.tsx'
import { useNow } from '../../publishing/screen/use-now.ts'
import { addDays } from '../../stats/stats-place.ts'
import { useAccount } from '../account-context.ts'
import { dayEvents } from './day-events.ts'
import { DayStory } from './day-story.tsx'

const todayOf = (now: number): string => lastDays(1, now).split('..')[1] ?? ''

/** What the account did on a day: who held it, what it sent, when it rested. */
export function DayPage({ above }: { readonly above: ReactNode }) {
  const { pathname } = useLocation()
  const { id } = useAccount()
  const now = useNow(60_000)
  const [query, setQuery] = useSearchParams()
  const today = todayOf(now)
  const asked = query.get('day') ?? ''
  const day = dayRange(`${asked}..${asked}`)?.since && asked <= today ? asked : today
  const { since, until } = dayRange(`${day}..${day}`) ?? {}
  const events = useQuery(
    dayEvents(useSdk(), { account: id, since: since ?? '', until: until ?? '' }),
  )
  const open = (next: string) => {
    const changed = new URLSearchParams(query)
    if (next === today) changed.delete('day')
    else changed.set('day', next)
    setQuery(changed, { replace: true })
  }
  return (
    <>
      <PageHeading>{routeTitle(pathname)}</PageHeading>
      {above}
      <DayChoice day={day} today={today} onChoose={open} />
      <Loaded query={events}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              title={i18n.t('accountDay.nothing')}
              description={i18n.t('accountDay.nothingHint')}
            />
          ) : (
            <DayStory
              events={found}
              day={{ since: Date.parse(since ?? ''), until: Date.parse(until ?? '') }}
              now={now}
            />
          )
        }
      </Loaded>
    </>
  )
}

type ChoiceProps = {
  readonly day: string
  readonly today: string
  readonly onChoose: (day: string) => void
}

/** The day, with the one before and after it; a day to come has not happened. */
function DayChoice({ day, today, onChoose }: ChoiceProps) {
  return (
    <fieldset
      aria-label={i18n.t('accountDay.choose')}
      className="flex flex-wrap items-center gap-2 self-start"
    >
      <IconButton
        label={i18n.t('accountDay.before')}
        icon={<ChevronLeft size={18} aria-hidden />}
        onClick={() => onChoose(addDays(day, -1))}
      />
      <span className="w-40">
        <Input
          type="date"
          aria-label={i18n.t('accountDay.day')}
          value={day}
          max={today}
          onChange={({ target }) => {
            if (target.value !== '') onChoose(target.value)
          }}
        />
      </span>
      <IconButton
        label={i18n.t('accountDay.after')}
        icon={<ChevronRight size={18} aria-hidden />}
        disabled={day >= today}
        onClick={() => onChoose(addDays(day, 1))}
      />
      {day === today ? null : (
        <Button onClick={() => onChoose(today)}>{i18n.t('accountDay.today')}</Button>
      )}
      <span className="text-xs text-fg3">
        {i18n.t('accountDay.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
      </span>
    </fieldset>
  )
}
