import { batch_change_category } from '@omc/sdk/forms/windmill_crowds'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'

export const CategoryPanel = bulkForm(
  defineForm(batch_change_category, {
    title: () => i18n.t('windmillCrowd.categoryTitle'),
    inputs: ['category'],
    hints: { category: () => i18n.t('windmillCrowd.categoryHint') },
    submit: () => i18n.t('windmillCrowd.category'),
    saved: () => i18n.t('windmillCrowd.categorised'),
  }),
)
