import { formatAgo, formatExactInstant } from '@omc/shell'
import { RelativeTime } from '@omc/ui'
import { currentLanguage } from '../kernel/i18n/i18n.ts'

const format = (at: number, now: number): string =>
  formatAgo(new Date(at).toISOString(), currentLanguage(), { now })

/** How long ago something was, as it ages; the exact time on hover. */
export function AgoText({ at }: { readonly at: string | null }) {
  const time = at === null ? Number.NaN : Date.parse(at)
  if (Number.isNaN(time)) return <span className="text-fg3">—</span>
  return (
    <RelativeTime
      at={time}
      now={Date.now}
      format={format}
      exact={formatExactInstant(time)}
      className="whitespace-nowrap tabular-nums"
    />
  )
}
