import type { Health } from './health.ts'

export const SPANS = ['over', 'soon', 'week', 'month', 'later', 'open'] as const
/** When logins end; `open` for those without a known end. */
export type Span = (typeof SPANS)[number]

/** Last whole day of a span, counted from today. */
const UNTIL = { soon: 2, week: 6, month: 29 } as const

export function spanOf({ account, daysLeft }: Health): Span {
  if (account.expires_at === null) return 'open'
  if (daysLeft === null) return 'over'
  if (daysLeft <= UNTIL.soon) return 'soon'
  if (daysLeft <= UNTIL.week) return 'week'
  return daysLeft <= UNTIL.month ? 'month' : 'later'
}

export type Forecast = Readonly<
  Record<Span, { readonly accounts: number; readonly unsent: number }>
>

/** How many logins end in each span, and what their queues would leave unsent by then. */
export function forecastOf(all: readonly Health[]): Forecast {
  const of = (span: Span) => {
    const own = all.filter((health) => spanOf(health) === span)
    const unsent = own.reduce(
      (sum, { leftAtExpiry, held }) => sum + (span === 'over' ? held : (leftAtExpiry ?? 0)),
      0,
    )
    return { accounts: own.length, unsent }
  }
  return {
    over: of('over'),
    soon: of('soon'),
    week: of('week'),
    month: of('month'),
    later: of('later'),
    open: of('open'),
  }
}
