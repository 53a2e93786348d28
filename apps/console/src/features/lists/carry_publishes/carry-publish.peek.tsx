import * as fields from '@omc/sdk/fields/carry_publishes'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export const Peek = peekPanel(
  defineDetail('carry_publishes', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ cover, images, video }) => ({ cover, images, video })),
      textSection(({ desc, topic }) => [desc, topic]),
      {
        kind: 'facts',
        title: () => i18n.t('publish.figures'),
        facts: {
          pv_count: fields.pv_count,
          like_count: fields.like_count,
          collect_count: fields.collect_count,
          comment_count: fields.comment_count,
          metrics_at: fields.metrics_at,
          cps_amount: fields.cps_amount,
          cps_imported_at: fields.cps_imported_at,
        },
      },
      {
        kind: 'facts',
        title: () => i18n.t('publish.facts'),
        facts: {
          status: fields.status,
          channel: fields.channel,
          source_user: fields.source_user,
          feed_id: fields.feed_id,
          publish_tag: fields.publish_tag,
          published_at: fields.published_at,
          improve_hints: fields.improve_hints,
        },
        cells: {
          status: ({ record }) => <ContentStatusChip status={record.status} fact={fields.status} />,
        },
      },
    ],
  }),
)
