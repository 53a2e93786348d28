import * as fields from '@omc/sdk/fields/publish_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { LedgerChip } from '../../publishing/screen/ledger-chip.tsx'
import { ReasonText } from '../../publishing/screen/reason-text.tsx'
import { contentSteps } from '../publish_attempts/attempt-steps.tsx'
import { contentAttempts } from '../publish_attempts/content-attempts.tsx'

export const Peek = peekPanel(
  defineDetail('publish_contents', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ images }) => ({ images })),
      textSection(({ desc, topic }) => [desc, topic]),
      {
        kind: 'facts',
        title: () => i18n.t('publishQueue.facts'),
        facts: {
          status: fields.status,
          wait_why: fields.wait_why,
          wait_until: fields.wait_until,
          account_name: fields.account_name,
          platform: fields.platform,
          priority: fields.priority,
          release_at: fields.release_at,
          draft: fields.draft,
          activity: fields.activity,
          category: fields.category,
          strike_count: fields.strike_count,
          feed_id: fields.feed_id,
          remark: fields.remark,
          published_at: fields.published_at,
          created_at: fields.created_at,
        },
        cells: {
          status: ({ record }) => <LedgerChip state={record.status} fact={fields.status} />,
          wait_why: ({ record }) => <ReasonText code={record.wait_why} />,
        },
      },
      contentAttempts,
      contentSteps,
    ],
  }),
)
