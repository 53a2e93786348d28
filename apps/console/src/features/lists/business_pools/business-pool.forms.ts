import {
  create,
  generate_contents,
  sync_commerce_items,
  update,
} from '@omc/sdk/forms/business_pools'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { isSerialRange, SerialRange } from './serial-range.tsx'

const INPUTS = [
  'title',
  'shop_title',
  'pic_url',
  'item_url',
  'price',
  'commission_rate',
  'sales',
  'business_category_id',
  'category',
  'rank_name',
  'available',
  'pooling',
  'remark',
] as const
const CATEGORY = { business_category_id: recordChoice('business_categories.get_select') }

export const EditPanel = detailPanel(
  defineDetail('business_pools', {
    title: ({ title }) => title,
    form: defineForm(update, {
      title: () => i18n.t('businessPool.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: CATEGORY,
      saved: () => i18n.t('businessPool.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('businessPool.new'),
    inputs: ['source', 'item_id', ...INPUTS],
    controls: { ...CATEGORY, source: platformChoice() },
    saved: () => i18n.t('businessPool.made'),
  }),
)

export const SyncPanel = newPanel(
  defineForm(sync_commerce_items, {
    title: () => i18n.t('businessPool.sync'),
    intro: () => i18n.t('businessPool.syncHint'),
    inputs: ['platform', 'q', 'category', 'pages'],
    controls: { platform: platformChoice() },
    submit: () => i18n.t('businessPool.sync'),
    saved: () => i18n.t('businessPool.syncing'),
  }),
)

export const GeneratePanel = rowForm(
  defineForm(generate_contents, {
    title: () => i18n.t('businessPool.generate'),
    intro: () => i18n.t('businessPool.generateHint'),
    inputs: ['range'],
    labels: { range: () => i18n.t('businessPool.range') },
    given: ({ id }) => ({ id }),
    controls: { range: SerialRange },
    check: ({ range }) => ({
      range: isSerialRange(range) ? undefined : i18n.t('businessPool.rangeFault'),
    }),
    submit: () => i18n.t('businessPool.generate'),
    saved: () => i18n.t('businessPool.generated'),
  }),
  ({ title }: AskedRow<'business_pools', 'title'>) => title,
)
