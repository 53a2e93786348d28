import * as fields from '@omc/sdk/fields/publish_attempts'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { RecordActs } from '../../kit/list/acts/record-acts.tsx'
import { row as acts } from '../lists/publish_attempts/publish-attempt.acts.ts'
import { nameOfAttempt, queuedContent } from '../lists/publish_attempts/queued-content.ts'
import type { PublishAttempt } from '../publishing/run/queue-rows.ts'
import { LedgerChip } from '../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../publishing/screen/reason-text.tsx'
import { openClock } from './board-row.ts'
import { RowFrame } from './row-frame.tsx'

type RowProps = {
  readonly attempt: PublishAttempt
  /** The oldest of the board: it goes before all others. */
  readonly isFirst: boolean
  readonly now: number
}

/** An attempt whose result nobody knows; it is never sent again by itself. */
export function AttemptRow({ attempt, isFirst, now }: RowProps) {
  const { cover, account, attemptCount: nth } = queuedContent(attempt)
  const name = nameOfAttempt(attempt)
  return (
    <RowFrame
      id={attempt.publish_content_id}
      title={name}
      cover={cover}
      about={[account, nth === null ? '' : i18n.t('publishAttempt.nth', { nth })]
        .filter(Boolean)
        .join(' · ')}
      why={
        <span className="flex flex-col gap-0.5">
          <span>
            <LedgerChip state={attempt.state} fact={fields.state} />
          </span>
          <ReasonText code={attempt.code} />
        </span>
      }
      clock={openClock(attempt, now)}
      isTinted={isFirst}
    >
      <RecordActs row={attempt} name={name} acts={acts} inSight={1} isPrimary={isFirst} />
    </RowFrame>
  )
}
