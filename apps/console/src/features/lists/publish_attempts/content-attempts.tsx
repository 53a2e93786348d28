import type { Result } from '@omc/sdk'
import * as fields from '@omc/sdk/fields/publish_attempts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { readSection } from '../../../kit/detail/read-section.tsx'
import { RecordLine, RecordLines } from '../../../kit/detail/record-lines.tsx'
import { RecordActs } from '../../../kit/list/acts/record-acts.tsx'
import { InstantText } from '../../../kit/list/cells.tsx'
import { LedgerChip } from '../../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../../publishing/screen/reason-text.tsx'
import { OPEN, row as acts } from './publish-attempt.acts.ts'

type Attempt = Result<'publish_attempts.list'>['items'][number]

const SHOWN = 20

/** Every time that a content was taken to be sent, the newest first; an open one can be settled. */
export const contentAttempts = readSection({
  operation: 'publish_attempts.list',
  title: () => i18n.t('publishAttempt.tries'),
  args: ({ id }) => ({
    'filter[publish_content_id]': [id],
    sort: ['-claimed_at'] as const,
    'page[size]': SHOWN,
  }),
  empty: () => i18n.t('publishAttempt.noTries'),
  Show: ({ data }) => (
    <RecordLines>
      {data.items.map((attempt, at) => (
        <AttemptLine key={attempt.id} attempt={attempt} nth={data.total - at} />
      ))}
    </RecordLines>
  ),
})

function AttemptLine({ attempt, nth }: { readonly attempt: Attempt; readonly nth: number }) {
  const title = i18n.t('publishAttempt.nth', { nth })
  const isOpen = OPEN.includes(attempt.state)
  return (
    <RecordLine
      title={title}
      aside={<LedgerChip state={attempt.state} fact={fields.state} />}
      below={
        <span className="flex flex-col gap-1 text-xs text-fg3">
          <InstantText at={attempt.claimed_at} />
          {attempt.code ? <ReasonText code={attempt.code} more={attempt.message} /> : null}
          {isOpen ? <RecordActs row={attempt} name={title} acts={acts} inSight={3} /> : null}
        </span>
      }
    />
  )
}
