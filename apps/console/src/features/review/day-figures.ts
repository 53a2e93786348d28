import { keptValue } from '@omc/shell'
import { isRecord } from '../../kernel/data/is-record.ts'
import { browserStore } from '../../kernel/ports/browser-stores.ts'

/** Decisions on this device today, and the time they took. The speed stays on the device. */
export type DayFigures = { readonly day: string; readonly count: number; readonly ms: number }

/** A longer pause is no work. @source ux §4 */
const IDLE_MS = 60_000

const kept = keptValue<DayFigures | null>({
  key: 'omc.review-day',
  fallback: null,
  parse: (raw) =>
    isRecord(raw) && typeof raw['day'] === 'string'
      ? { day: raw['day'], count: Number(raw['count']), ms: Number(raw['ms']) }
      : null,
  store: browserStore,
})

const DAY_MS = 24 * 3_600_000
const SHANGHAI_MS = 8 * 3_600_000

/** First instant of the working day, epoch ms: days are those of Shanghai. */
export const dayStart = (now: number): number =>
  Math.floor((now + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS

function figuresOf(now: number): DayFigures {
  const day = new Date(dayStart(now)).toISOString()
  const figures = kept.read()
  return figures?.day === day ? figures : { day, count: 0, ms: 0 }
}

/** Figures of the day that is now. */
export const figuresToday = (): DayFigures => figuresOf(Date.now())

/** Adds a decision that took so long since the piece was drawn. */
export function addDecision(now: number, tookMs: number): void {
  const { day, count, ms } = figuresOf(now)
  kept.write({ day, count: count + 1, ms: ms + Math.min(tookMs, IDLE_MS) })
}

/** Seconds a decision, with one decimal; null before the first one. */
export const meanSeconds = ({ count, ms }: DayFigures): string | null =>
  count === 0 ? null : (ms / count / 1000).toFixed(1)
