import { useTranslation } from 'react-i18next'
import { reasonKey } from './event-key.ts'

type ReasonTextProps = {
  readonly code: string | null
  /** End of the wait, or another detail of the reason. */
  readonly more?: string | null
}

/** Text of why an item waits or failed, with the detail on a second line. */
export function ReasonText({ code, more = null }: ReasonTextProps) {
  const { t } = useTranslation()
  if (!code && !more) return <span className="text-fg3">—</span>
  const key = code ? reasonKey(code) : null
  const words = key ? t(key) : code ? t('publishing.newReason', { code }) : ''
  return (
    <span className="flex min-w-0 flex-col">
      <span title={words} className="truncate">
        {words}
      </span>
      {more ? (
        <span title={more} className="truncate text-xs text-fg3 tabular-nums">
          {more}
        </span>
      ) : null}
    </span>
  )
}
