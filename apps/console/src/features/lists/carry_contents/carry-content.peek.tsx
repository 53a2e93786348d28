import * as fields from '@omc/sdk/fields/carry_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'
import { publishRecords, similar } from './carry-content.peek-parts.tsx'

export const Peek = peekPanel(
  defineDetail('carry_contents', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ cover, images, video }) => ({ cover, images, video })),
      textSection(({ desc, topic }) => [desc, topic]),
      {
        kind: 'facts',
        title: () => i18n.t('carryContent.facts'),
        facts: {
          status: fields.status,
          channel: fields.channel,
          source: fields.source,
          source_author: fields.source_author,
          category: fields.category,
          content_type: fields.content_type,
          play: fields.play,
          like_count: fields.like_count,
          collect_count: fields.collect_count,
          comment_count: fields.comment_count,
          updated_at: fields.updated_at,
        },
        cells: {
          status: ({ record }) => <ContentStatusChip status={record.status} fact={fields.status} />,
        },
      },
      similar,
      publishRecords,
    ],
  }),
)
