import * as fields from '@omc/sdk/fields/publish_attempts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ValueLines } from '../../../kit/detail/value-lines.tsx'
import { LedgerChip } from '../../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../../publishing/screen/reason-text.tsx'
import { attemptSteps } from './attempt-steps.tsx'
import { nameOfAttempt } from './queued-content.ts'

export const Peek = peekPanel(
  defineDetail('publish_attempts', {
    title: nameOfAttempt,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('publishAttempt.facts'),
        facts: {
          state: fields.state,
          code: fields.code,
          feed_id: fields.feed_id,
          reconcile_count: fields.reconcile_count,
          reconcile_after: fields.reconcile_after,
          claimed_at: fields.claimed_at,
          submitted_at: fields.submitted_at,
          settled_at: fields.settled_at,
        },
        cells: {
          state: ({ record }) => <LedgerChip state={record.state} fact={fields.state} />,
          code: ({ record }) => <ReasonText code={record.code} />,
        },
      },
      attemptSteps,
      {
        kind: 'facts',
        title: () => i18n.t('publishAttempt.evidence'),
        facts: {
          attempt_key: fields.attempt_key,
          outcome: fields.outcome,
          message: fields.message,
          device_id: fields.device_id,
          fence: fields.fence,
          generation: fields.generation,
          lease_expires_at: fields.lease_expires_at,
        },
      },
      { kind: 'part', Part: ({ record }) => <ValueLines values={record.evidence ?? {}} /> },
    ],
  }),
)
