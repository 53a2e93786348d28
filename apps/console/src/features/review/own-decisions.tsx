import type { WriteOperation } from '@omc/sdk'
import { EmptyState, Skeleton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRecord } from '../../kernel/data/is-record.ts'
import { read } from '../../kernel/data/read.ts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { clockTime } from '../../kernel/i18n/moments.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Failure } from '../../kit/failure.tsx'
import { SidePanel } from '../../kit/side-panel.tsx'
import { dayStart } from './day-figures.ts'

type OwnDecisionsProps = { readonly operation: WriteOperation; readonly onClose: () => void }

/** The reviewer's decisions of today, from the audit trail. */
export function OwnDecisions({ operation, onClose }: OwnDecisionsProps) {
  return (
    <SidePanel onClose={onClose} title={i18n.t('review.own')}>
      <Decisions operation={operation} />
    </SidePanel>
  )
}

function Decisions({ operation }: Pick<OwnDecisionsProps, 'operation'>) {
  const { sdk } = useServices()
  const person = usePerson()
  const [since] = useState(() => new Date(dayStart(Date.now())).toISOString())
  const { data, error, refetch } = useQuery({
    ...read(sdk, 'audit_events.list', {
      'filter[operation]': [operation],
      'filter[since]': since,
      ...(person ? { 'filter[user_id]': [person.id] } : {}),
      'page[size]': 100,
    }),
    staleTime: 0,
  })
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} />
  if (data.items.length === 0) return <EmptyState title={i18n.t('review.ownNone')} />
  return (
    <ol className="flex flex-col divide-y divide-line pb-4 text-sm">
      {data.items.map(
        ({ id, created_at: at, subject_ids: ids, changes, reason, undone_by: by }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <time dateTime={at} className="text-fg3 tabular-nums">
              {clockTime(at)}
            </time>
            <span className="tabular-nums">#{ids.join(' #')}</span>
            <span>{i18n.t(`review.verdict.${verdictOf(changes)}`)}</span>
            {reason ? <span className="text-fg2">{reason}</span> : null}
            {by === null ? null : <span className="text-fg3">{i18n.t('review.undone')}</span>}
          </li>
        ),
      )}
    </ol>
  )
}

const verdictOf = (changes: unknown): 'checked' | 'rejected' => {
  const [first]: readonly unknown[] = Array.isArray(changes) ? changes : []
  const after = isRecord(first) ? first['after'] : null
  return isRecord(after) && after['status'] === 'rejected' ? 'rejected' : 'checked'
}
