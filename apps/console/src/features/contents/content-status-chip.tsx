import { CONTENT_STATUSES, type ContentStatus } from '@omc/core'
import { StatusChip, type StatusShape, type Tone } from '@omc/ui'
import { useTranslation } from 'react-i18next'

const LOOKS: Readonly<Record<ContentStatus, { tone: Tone; shape: StatusShape }>> = {
  fetched: { tone: 'neutral', shape: 'ring' },
  rejected: { tone: 'danger', shape: 'cross' },
  deleted: { tone: 'neutral', shape: 'erased' },
  checked: { tone: 'info', shape: 'diamond' },
  processed: { tone: 'violet', shape: 'diamond-solid' },
  published: { tone: 'success', shape: 'dot' },
  downloaded: { tone: 'teal', shape: 'down' },
}

export const isContentStatus = (value: string): value is ContentStatus =>
  CONTENT_STATUSES.some((status) => status === value)

/** A content's status; one this console does not know is shown as it came. @source ux: status chips */
export function ContentStatusChip({ status }: { readonly status: string }) {
  const { t } = useTranslation()
  if (!isContentStatus(status)) {
    return (
      <StatusChip tone="neutral" shape="ring">
        {status}
      </StatusChip>
    )
  }
  return <StatusChip {...LOOKS[status]}>{t(`contentStatus.${status}`)}</StatusChip>
}
