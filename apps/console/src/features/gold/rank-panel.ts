import { update } from '@omc/sdk/forms/goudong_gold_ranks'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../kit/form/form-definition.ts'

const INPUTS = ['business_category_id', 'category', 'remark'] as const

/** Category and note of a rank. */
export const RankPanel = detailPanel(
  defineDetail('goudong_gold_ranks', {
    title: ({ name }) => name,
    form: defineForm(update, {
      title: () => i18n.t('goldDesk.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: { business_category_id: recordChoice('business_categories.get_select') },
      saved: () => i18n.t('goldDesk.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)
