import { CHANNELS } from '@omc/core'
import { batch_update_category, creator_items_content } from '@omc/sdk/forms/carry_items'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'

export const CategoryPanel = bulkForm(
  defineForm(batch_update_category, {
    title: () => i18n.t('carryItem.category'),
    inputs: ['business_category_id'],
    controls: { business_category_id: recordChoice('business_categories.get_select') },
    saved: () => i18n.t('carryItem.categorised'),
  }),
)

export const GivePanel = bulkForm(
  defineForm(creator_items_content, {
    title: () => i18n.t('carryItem.give'),
    inputs: ['user_id', 'channel', 'topic'],
    labels: { user_id: () => i18n.t('carryItem.writer') },
    controls: {
      user_id: recordChoice('users.get_role_select'),
      channel: platformChoice(CHANNELS),
    },
    submit: () => i18n.t('carryItem.give'),
    saved: () => i18n.t('carryItem.given'),
  }),
)
