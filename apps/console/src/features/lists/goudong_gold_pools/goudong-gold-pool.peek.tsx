import * as fields from '@omc/sdk/fields/goudong_gold_pools'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'

export const Peek = peekPanel(
  defineDetail('goudong_gold_pools', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ pic_url: cover, images }) => ({ cover, images })),
      {
        kind: 'facts',
        title: () => i18n.t('goldPool.facts'),
        facts: {
          rank_name: fields.rank_name,
          rank_no: fields.rank_no,
          shop_title: fields.shop_title,
          item_id: fields.item_id,
          brand: fields.brand,
          category: fields.category,
          price: fields.price,
          commission_rate: fields.commission_rate,
          commission_price: fields.commission_price,
          sales: fields.sales,
          available: fields.available,
          synced_at: fields.synced_at,
          transferred_at: fields.transferred_at,
        },
      },
    ],
  }),
)
