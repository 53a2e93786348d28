import type { Result } from '@omc/sdk'
import { Timeline } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { serverRow } from '../../publishing/run/event-rows.ts'
import { detailWords, eventWords } from '../../publishing/screen/event-key.ts'

type Data = { readonly data: Pick<Result<'publish_events.list'>, 'items'> }

/** Steps that a panel shows; a content that was tried often has more. */
const SHOWN = 100

/** Steps in the order they happened, each with what is known of it. */
export function Steps({ data: { items } }: Data) {
  const { t } = useTranslation()
  return (
    <Timeline
      label={t('publishAttempt.steps')}
      items={items.map(serverRow).map((row) => ({
        id: row.key,
        time: clockTime(row.at),
        dateTime: new Date(row.at).toISOString(),
        title: eventWords(t, row),
        detail: detailWords(t, row),
        tone: row.tone,
      }))}
    />
  )
}

/** Steps of one record of the ledger. */
const stepsOf = (filter: 'filter[attempt_id]' | 'filter[publish_content_id]') =>
  readSection({
    operation: 'publish_events.list',
    title: () => i18n.t('publishAttempt.steps'),
    args: ({ id }) => ({ [filter]: [id], sort: ['id'] as const, 'page[size]': SHOWN }),
    empty: () => i18n.t('publishAttempt.noSteps'),
    Show: Steps,
  })

export const attemptSteps = stepsOf('filter[attempt_id]')
export const contentSteps = stepsOf('filter[publish_content_id]')
