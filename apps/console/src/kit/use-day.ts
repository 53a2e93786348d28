import { useEffect, useState } from 'react'
import { businessToday } from './day-in.ts'

/** How often the clock is looked at, ms: a screen that stays open over midnight follows within it. */
const LOOK_MS = 60_000

/**
 * The day that is now, drawn again only when it is another one. A screen that was hidden over
 * midnight follows when it is shown again.
 *
 * @param dayOf  names the day of an instant (epoch ms); the same function at each drawing
 */
export function useDay<Day extends string | number>(dayOf: (now: number) => Day): Day {
  const [day, setDay] = useState(() => dayOf(Date.now()))
  useEffect(() => {
    const look = () => setDay(dayOf(Date.now()))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [dayOf])
  return day
}

/** Today where the figures are counted, `YYYY-MM-DD`. */
export const useBusinessDay = (): string => useDay(businessToday)

const midnight = (now: number): number => new Date(now).setHours(0, 0, 0, 0)

/** When today began where the person is, epoch ms. */
export const useDayStart = (): number => useDay(midnight)
