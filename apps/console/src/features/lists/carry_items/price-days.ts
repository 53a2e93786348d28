import type { ChartSeries } from '@omc/ui'

const DAY_MS = 86_400_000
/** Days that the chart shows, today included. */
export const DAYS = 30

/** Figures of an item as its platform had them on a day. */
export type ItemDay = {
  readonly record_date: string
  readonly price: number
  readonly commission_price: number
}

/** First day of the chart. @param today  `YYYY-MM-DD` */
export const firstDay = (today: string): string => daysUntil(today)[0] ?? today

export type PriceDays = {
  readonly points: readonly string[]
  readonly series: readonly ChartSeries[]
  /** Days with a record. */
  readonly known: number
  /** Lowest and highest price of these days. */
  readonly lowest: number
  readonly highest: number
}

/**
 * Price and commission day by day, from the first recorded day; a day without a record is a gap.
 * Null without any record.
 *
 * @param names  of the two lines
 */
export function priceDays(
  records: readonly ItemDay[],
  today: string,
  names: { readonly price: string; readonly commission: string },
): PriceDays | null {
  const byDay = new Map(records.map((record) => [record.record_date, record]))
  const all = daysUntil(today)
  const days = all.slice(all.findIndex((day) => byDay.has(day)))
  const known = days.flatMap((day) => byDay.get(day) ?? [])
  if (known.length === 0) return null
  const prices = known.map(({ price }) => price)
  const values = (of: (record: ItemDay) => number) =>
    days.map((day) => {
      const record = byDay.get(day)
      return record ? of(record) : null
    })
  return {
    points: days.map((day) => day.slice('2026-'.length)),
    series: [
      { name: names.price, values: values(({ price }) => price) },
      { name: names.commission, values: values((record) => record.commission_price) },
    ],
    known: known.length,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
  }
}

const daysUntil = (today: string): readonly string[] =>
  Array.from({ length: DAYS }, (_, at) =>
    new Date(Date.parse(today) - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10),
  )
