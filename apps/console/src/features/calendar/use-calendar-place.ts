import { addDays, isDay } from '@omc/core/wall-time'
import { useSearchParams } from 'react-router-dom'
import type { View } from './columns.ts'

type Place = { readonly view?: View; readonly day?: string; readonly account?: string }

/** What the calendar shows, in the address: `view`, `day` and `account`. */
export function useCalendarPlace(today: string) {
  const [params, setParams] = useSearchParams()
  const given = params.get('day') ?? ''
  const day = isDay(given) ? given : today
  const view: View = params.get('view') === 'day' ? 'day' : 'week'
  const go = (place: Place) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(place)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }
  return {
    view,
    day,
    account: params.get('account') ?? '',
    setView: (next: View) => go({ view: next }),
    setAccount: (account: string) => go({ account }),
    showToday: () => go({ day: '' }),
    /** Shows the period before (-1) or after (1). */
    turn: (by: -1 | 1) => go({ day: addDays(day, by * (view === 'week' ? 7 : 1)) }),
  }
}

export type CalendarPlace = ReturnType<typeof useCalendarPlace>
