import * as fields from '@omc/sdk/fields/studio_income_summaries'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'

export const Peek = peekPanel(
  defineDetail('studio_income_summaries', {
    title: ({ nickname, uid }) => nickname || uid,
    description: ({ record_date: day }) => day,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('accountIncome.about'),
        facts: {
          platform: fields.platform,
          uid: fields.uid,
          orders_count: fields.orders_count,
          paid_count: fields.paid_count,
          settled_count: fields.settled_count,
          refunded_count: fields.refunded_count,
          amount: fields.amount,
          cps_amount: fields.cps_amount,
          settled_cps_amount: fields.settled_cps_amount,
          updated_at: fields.updated_at,
        },
      },
    ],
  }),
)
