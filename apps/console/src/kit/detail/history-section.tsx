import { Skeleton } from '@omc/ui'
import { Suspense } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { operationTexts } from '../../kernel/i18n/later-parts.ts'
import { restPart } from '../list/panel-part.ts'
import { readSection } from './read-section.tsx'

/** Operations that a panel shows, newest first. */
const SHOWN = 10

/**
 * Changes of a record with author and time, for people who may read the audit trail.
 *
 * @source screens §1, history
 */
export const historySection = (resource: string) =>
  readSection({
    operation: 'audit_events.list',
    // Everybody may read their own part of the trail, which is no history of a record.
    may: 'audit:read',
    title: () => i18n.t('listPart.history'),
    args: ({ id }) => ({
      'filter[subject_type]': [resource],
      'filter[subject_id]': id,
      'page[size]': SHOWN,
    }),
    empty: () => i18n.t('listPart.noHistory'),
    Show: ({ data }) => (
      <Suspense fallback={<Skeleton lines={2} />}>
        <HistoryLines data={data} />
      </Suspense>
    ),
  })

const HistoryLines = restPart(
  async () => (await import('./history-lines.tsx')).HistoryLines,
  operationTexts,
)
