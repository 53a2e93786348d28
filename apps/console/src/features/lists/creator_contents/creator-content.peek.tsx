import * as fields from '@omc/sdk/fields/creator_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export const Peek = peekPanel(
  defineDetail('creator_contents', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ cover, images, video }) => ({ cover, images, video })),
      textSection(({ desc, topic, paragraphs }) => [desc, topic, ...paragraphs]),
      {
        kind: 'facts',
        title: () => i18n.t('contentAct.facts'),
        facts: {
          status: fields.status,
          kind: fields.kind,
          channel: fields.channel,
          source: fields.source,
          category: fields.category,
          assigned_at: fields.assigned_at,
          published_at: fields.published_at,
          created_at: fields.created_at,
          updated_at: fields.updated_at,
        },
        cells: {
          status: ({ record }) => <ContentStatusChip status={record.status} fact={fields.status} />,
        },
      },
    ],
  }),
)
