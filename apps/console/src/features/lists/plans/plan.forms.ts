import * as fields from '@omc/sdk/fields/plans'
import { create, update } from '@omc/sdk/forms/plans'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { ZoneChoice } from '../../../kit/choices/zone-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { WeekdayBoxes } from './weekday-boxes.tsx'

const WHAT = ['name', 'kind', 'batch_count', 'draft', 'activity', 'enabled'] as const
const WHEN = ['weekdays', 'times', 'timezone', 'starts_on', 'ends_on'] as const
const WHICH = ['content_status', 'content_source', 'content_category'] as const

const CONTROLS = {
  weekdays: WeekdayBoxes,
  timezone: ZoneChoice,
  content_source: platformChoice(),
}
const HINTS = {
  times: () => i18n.t('plan.timesHint'),
  timezone: () => i18n.t('plan.zoneHint'),
}

const sections = [
  { title: () => i18n.t('plan.what'), inputs: WHAT },
  { title: () => i18n.t('plan.when'), inputs: WHEN },
  { title: () => i18n.t('plan.which'), inputs: WHICH },
] as const

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('plan.new'),
    inputs: ['studio_account_id', ...WHAT, ...WHEN, ...WHICH],
    controls: { ...CONTROLS, studio_account_id: recordChoice('studio_accounts.get_select') },
    hints: HINTS,
    saved: () => i18n.t('plan.made'),
  }),
)

const planForm = defineForm(update, {
  title: () => i18n.t('plan.edit'),
  inputs: sections,
  given: ({ id }) => ({ id }),
  controls: CONTROLS,
  hints: HINTS,
  saved: () => i18n.t('plan.saved'),
})

export const EditPanel = detailPanel(
  defineDetail('plans', {
    title: ({ name }) => name,
    description: ({ account_name: account }) => account,
    form: planForm,
    sections: [
      ...sections.map((section) => ({ kind: 'inputs' as const, ...section })),
      {
        kind: 'facts',
        facts: { last_run_at: fields.last_run_at, next_run_at: fields.next_run_at },
      },
    ],
  }),
)
