import * as fields from '@omc/sdk/fields/studio_sources'
import { create, exec_job, update } from '@omc/sdk/forms/studio_sources'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { AskedRow } from '../../../kit/list/list-names.ts'

const ACCOUNT = { studio_account_id: recordChoice('studio_accounts.get_select') }
const INPUTS = ['nickname', 'source_url', 'studio_account_id', 'remark'] as const

export const EditPanel = detailPanel(
  defineDetail('studio_sources', {
    title: ({ nickname }) => nickname,
    form: defineForm(update, {
      title: () => i18n.t('studioSource.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: ACCOUNT,
      saved: () => i18n.t('studioSource.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const CollectPanel = rowForm(
  defineForm(exec_job, {
    title: () => i18n.t('studioSource.collect'),
    inputs: ['since', 'limit'],
    given: ({ id }) => ({ id }),
    submit: () => i18n.t('studioSource.collect'),
    saved: () => i18n.t('studioSource.collecting'),
  }),
  ({ nickname }: AskedRow<'studio_sources', 'nickname'>) => nickname,
)

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('studioSource.byHand'),
    inputs: ['platform', 'source_url', 'author_id', 'nickname', 'studio_account_id', 'remark'],
    controls: { ...ACCOUNT, platform: platformChoice() },
    saved: () => i18n.t('studioSource.added'),
  }),
)

export const FindPanel = newPanel(
  addressForm('studio_sources.request_info', {
    title: () => i18n.t('studioSource.add'),
    intro: () => i18n.t('studioSource.findHint'),
    inputs: {
      platform: { ...fields.platform, required: true },
      source_url: { ...fields.source_url, maxLength: 2000 },
      author_id: { ...fields.author_id, maxLength: 200 },
    },
    controls: { platform: platformChoice() },
    saved: ({ nickname }) => i18n.t('studioSource.found', { name: nickname }),
  }),
)
