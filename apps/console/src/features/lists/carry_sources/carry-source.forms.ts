import {
  batch_publish_status,
  exec_dewu_spider,
  exec_source_job,
  update,
} from '@omc/sdk/forms/carry_sources'
import { batch_assign_source } from '@omc/sdk/forms/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'

const INPUTS = [
  'nickname',
  'status',
  'monitored',
  'business_category_id',
  'studio_account_id',
  'user_id',
  'home_page_url',
  'summary',
] as const
const ACCOUNT = { studio_account_id: recordChoice('studio_accounts.get_select') }

export const EditPanel = detailPanel(
  defineDetail('carry_sources', {
    title: ({ nickname }) => nickname,
    form: defineForm(update, {
      title: () => i18n.t('carrySource.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: {
        ...ACCOUNT,
        business_category_id: recordChoice('business_categories.get_select'),
        user_id: recordChoice('users.get_role_select'),
      },
      saved: () => i18n.t('carrySource.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const CollectPanel = bulkForm(
  defineForm(exec_source_job, {
    title: () => i18n.t('carrySource.sinceTitle'),
    intro: () => i18n.t('carrySource.sinceHint'),
    inputs: ['since'],
    submit: () => i18n.t('carrySource.collect'),
    saved: () => i18n.t('carrySource.started'),
  }),
)

export const StatusPanel = bulkForm(
  defineForm(batch_publish_status, {
    title: () => i18n.t('carrySource.status'),
    inputs: ['status'],
    saved: () => i18n.t('carrySource.statusDone'),
  }),
)

export const AccountPanel = bulkForm(
  defineForm(batch_assign_source, {
    title: () => i18n.t('carrySource.account'),
    inputs: ['studio_account_id'],
    controls: ACCOUNT,
    saved: () => i18n.t('carrySource.accountDone'),
  }),
)

export const SearchPanel = newPanel(
  defineForm(exec_dewu_spider, {
    title: () => i18n.t('carrySource.find'),
    inputs: ['q'],
    submit: () => i18n.t('carrySource.collect'),
    saved: () => i18n.t('carrySource.finding'),
  }),
)
