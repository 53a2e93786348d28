import * as fields from '@omc/sdk/fields/creative_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export const Peek = peekPanel(
  defineDetail('creative_contents', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ images, make_images: made }) => ({ images: [...made, ...images] })),
      textSection(({ desc, topic, paragraphs }) => [desc, topic, ...paragraphs]),
      {
        kind: 'facts',
        title: () => i18n.t('contentAct.facts'),
        facts: {
          status: fields.status,
          channel: fields.channel,
          brand: fields.brand,
          source: fields.source,
          category: fields.category,
          creative_publishes_count: fields.creative_publishes_count,
          published_at: fields.published_at,
          updated_at: fields.updated_at,
        },
        cells: {
          status: ({ record }) => <ContentStatusChip status={record.status} fact={fields.status} />,
        },
      },
    ],
  }),
)
