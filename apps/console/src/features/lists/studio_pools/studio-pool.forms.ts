import { create, update } from '@omc/sdk/forms/studio_pools'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'

const GOODS = [
  'title',
  'category',
  'price',
  'commission_rate',
  'shop_title',
  'item_url',
  'pic_url',
  'images',
  'checked',
  'remark',
] as const
const controls = { studio_account_id: recordChoice('studio_accounts.get_select') }

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('studioPool.new'),
    inputs: ['studio_account_id', 'item_id', ...GOODS],
    controls,
    saved: () => i18n.t('studioPool.made'),
  }),
)

export const EditPanel = detailPanel(
  defineDetail('studio_pools', {
    title: ({ title }) => title,
    form: defineForm(update, {
      title: () => i18n.t('studioPool.edit'),
      inputs: [...GOODS, 'studio_account_id'],
      given: ({ id }) => ({ id }),
      controls,
      saved: () => i18n.t('studioPool.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: [...GOODS, 'studio_account_id'] }],
  }),
)
