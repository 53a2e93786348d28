import * as fields from '@omc/sdk/fields/windmill_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export const Peek = peekPanel(
  defineDetail('windmill_contents', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ cover, images }) => ({ cover, images })),
      textSection(({ desc }) => [desc]),
      {
        kind: 'facts',
        title: () => i18n.t('contentAct.facts'),
        facts: {
          status: fields.status,
          category: fields.category,
          group_name: fields.group_name,
          data_type: fields.data_type,
          platform: fields.platform,
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
