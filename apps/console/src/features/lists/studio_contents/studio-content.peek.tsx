import * as fields from '@omc/sdk/fields/studio_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export const Peek = peekPanel(
  defineDetail('studio_contents', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ cover, images, video }) => ({ cover, images, video })),
      textSection(({ desc, topic, audio_text: spoken }) => [desc, topic, spoken]),
      {
        kind: 'facts',
        title: () => i18n.t('contentAct.facts'),
        facts: {
          status: fields.status,
          content_type: fields.content_type,
          platform: fields.platform,
          source: fields.source,
          category: fields.category,
          play_count: fields.play_count,
          like_count: fields.like_count,
          collect_count: fields.collect_count,
          comment_count: fields.comment_count,
          refreshed_at: fields.refreshed_at,
          published_at: fields.published_at,
          updated_at: fields.updated_at,
          remark: fields.remark,
        },
        cells: {
          status: ({ record }) => <ContentStatusChip status={record.status} fact={fields.status} />,
        },
      },
    ],
  }),
)
