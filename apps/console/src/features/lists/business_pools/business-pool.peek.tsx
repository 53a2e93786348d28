import * as fields from '@omc/sdk/fields/business_pools'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { mediaSection, textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { FoundParagraphs } from './found-paragraphs.tsx'
import { contents, liveReviews, paragraphs, pictures, reviews } from './pool-parts.tsx'

export const Peek = peekPanel(
  defineDetail('business_pools', {
    title: ({ title }) => title,
    sections: [
      mediaSection(({ pic_url: cover }) => ({ cover })),
      textSection(({ remark }) => [remark]),
      {
        kind: 'facts',
        title: () => i18n.t('businessPool.facts'),
        facts: {
          shop_title: fields.shop_title,
          item_id: fields.item_id,
          price: fields.price,
          commission_rate: fields.commission_rate,
          sales: fields.sales,
          category: fields.category,
          rank_name: fields.rank_name,
          available: fields.available,
          available_reason: fields.available_reason,
          available_at: fields.available_at,
          positive_percent: fields.positive_percent,
          benchmarking_count: fields.benchmarking_count,
          benchmarked_at: fields.benchmarked_at,
          complete_processed: fields.complete_processed,
        },
      },
      pictures,
      paragraphs,
      { kind: 'part', Part: FoundParagraphs },
      reviews,
      liveReviews,
      contents,
    ],
  }),
)
