import * as fields from '@omc/sdk/fields/carry_statistics'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'

export const Peek = peekPanel(
  defineDetail('carry_statistics', {
    title: ({ title, keyword }) => title || keyword,
    description: ({ record_date: day }) => day,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('carryFigure.about'),
        facts: {
          resource_type: fields.resource_type,
          keyword: fields.keyword,
          channel: fields.channel,
          publish_count: fields.publish_count,
          pv_count: fields.pv_count,
          like_count: fields.like_count,
          collect_count: fields.collect_count,
          comment_count: fields.comment_count,
          cps_amount: fields.cps_amount,
          updated_at: fields.updated_at,
        },
      },
    ],
  }),
)
