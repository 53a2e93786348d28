import * as fields from '@omc/sdk/fields/smart_publish_reports'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'

export const Peek = peekPanel(
  defineDetail('smart_publish_reports', {
    title: ({ nickname, uid }) => nickname || uid,
    description: ({ record_date: day }) => day,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('publishReport.about'),
        facts: {
          platform: fields.platform,
          uid: fields.uid,
          published_count: fields.published_count,
          refused_count: fields.refused_count,
          reported_count: fields.reported_count,
          pv_count: fields.pv_count,
          like_count: fields.like_count,
          collect_count: fields.collect_count,
          comment_count: fields.comment_count,
          orders_count: fields.orders_count,
          cps_amount: fields.cps_amount,
          synced_at: fields.synced_at,
        },
      },
    ],
  }),
)
