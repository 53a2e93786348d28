import { CONTENT_STATUSES, type ContentStatus } from '@omc/core'
import type { FieldFact } from '@omc/sdk'
import { StatusChip, type StatusShape, type Tone } from '@omc/ui'
import { choiceLabel } from '../../kernel/i18n/field-label.ts'

type Look = { readonly tone: Tone; readonly shape: StatusShape }

const LOOKS: Readonly<Record<ContentStatus, Look>> = {
  fetched: { tone: 'neutral', shape: 'ring' },
  rejected: { tone: 'danger', shape: 'cross' },
  deleted: { tone: 'neutral', shape: 'erased' },
  checked: { tone: 'info', shape: 'diamond' },
  processed: { tone: 'violet', shape: 'diamond-solid' },
  published: { tone: 'success', shape: 'dot' },
  downloaded: { tone: 'teal', shape: 'down' },
}

const UNKNOWN: Look = { tone: 'neutral', shape: 'ring' }

export const isContentStatus = (value: string): value is ContentStatus =>
  CONTENT_STATUSES.some((status) => status === value)

/** Chip of a content's status; an unknown status shows its raw name. @source ux: status chips */
export function ContentStatusChip({
  status,
  fact,
}: {
  readonly status: string
  readonly fact: FieldFact
}) {
  const look = isContentStatus(status) ? LOOKS[status] : UNKNOWN
  return <StatusChip {...look}>{choiceLabel(fact, status)}</StatusChip>
}
