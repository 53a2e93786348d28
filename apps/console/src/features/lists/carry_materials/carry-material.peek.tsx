import * as fields from '@omc/sdk/fields/carry_materials'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { textSection } from '../../../kit/detail/media-section.tsx'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import {
  desc,
  paragraphs,
  pictures,
  ProductActs,
  products,
  rates,
  recommend,
} from './material-parts.tsx'

export const Peek = peekPanel(
  defineDetail('carry_materials', {
    title: ({ title }) => title,
    sections: [
      pictures,
      textSection(({ remark }) => [remark]),
      {
        kind: 'facts',
        title: () => i18n.t('carryMaterial.facts'),
        facts: {
          status: fields.status,
          source: fields.source,
          source_user: fields.source_user,
          category: fields.category,
          business_category_name: fields.business_category_name,
          matching_type: fields.matching_type,
          tags: fields.tags,
          pooling: fields.pooling,
          carry_items_count: fields.carry_items_count,
          carry_contents_count: fields.carry_contents_count,
          op_full_name: fields.op_full_name,
          op_name: fields.op_name,
          collected_at: fields.collected_at,
        },
      },
      {
        kind: 'facts',
        title: () => i18n.t('carryMaterial.channel'),
        facts: {
          channel_available: fields.channel_available,
          channel_reason: fields.channel_reason,
          channel_checked_at: fields.channel_checked_at,
          updated_at: fields.updated_at,
        },
      },
      products,
      { kind: 'part', Part: ProductActs },
      desc,
      paragraphs,
      rates,
      recommend,
    ],
  }),
)
