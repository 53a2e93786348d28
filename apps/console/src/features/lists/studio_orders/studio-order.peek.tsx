import * as fields from '@omc/sdk/fields/studio_orders'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'

export const Peek = peekPanel(
  defineDetail('studio_orders', {
    title: ({ item_title: title, order_id: number }) => title || number,
    description: ({ order_id: number }) => number,
    sections: [
      {
        kind: 'facts',
        title: () => i18n.t('accountOrder.about'),
        facts: {
          order_id: fields.order_id,
          item_id: fields.item_id,
          item_title: fields.item_title,
          nickname: fields.nickname,
          uid: fields.uid,
          platform: fields.platform,
          status: fields.status,
          amount: fields.amount,
          cps_amount: fields.cps_amount,
          record_date: fields.record_date,
          updated_at: fields.updated_at,
        },
      },
    ],
  }),
)
