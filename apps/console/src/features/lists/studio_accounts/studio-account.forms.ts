import * as fields from '@omc/sdk/fields/studio_accounts'
import { update } from '@omc/sdk/forms/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'

const PROFILE = [
  'nickname',
  'category',
  'business_category_id',
  'user_id',
  'homepage',
  'mcn_name',
  'sub_operate_name',
  'has_already_sign',
  'slogan',
  'remark',
] as const
const PUBLISHING = [
  'day_task_count',
  'publish_gap_s',
  'publish_tag',
  'assign_tag_names',
  'gh_pic_publish_delay',
  'gh_delete_period',
  'watermark',
  'visiable',
] as const
const LOGIN = ['username', 'email', 'device_no', 'secret', 'cookies', 'expires_at'] as const

const accountForm = defineForm(update, {
  title: () => i18n.t('studioAccount.edit'),
  inputs: [...PROFILE, ...PUBLISHING, ...LOGIN],
  given: ({ id }) => ({ id }),
  controls: {
    business_category_id: recordChoice('business_categories.get_select'),
    user_id: recordChoice('users.get_role_select'),
  },
  saved: () => i18n.t('studioAccount.saved'),
})

export const EditPanel = detailPanel(
  defineDetail('studio_accounts', {
    title: ({ nickname }) => nickname,
    form: accountForm,
    sections: [
      { kind: 'inputs', title: () => i18n.t('studioAccount.profile'), inputs: PROFILE },
      { kind: 'inputs', title: () => i18n.t('studioAccount.publishing'), inputs: PUBLISHING },
      { kind: 'inputs', title: () => i18n.t('studioAccount.login'), inputs: LOGIN },
      {
        kind: 'facts',
        facts: {
          secret_set_at: fields.secret_set_at,
          cookies_set_at: fields.cookies_set_at,
          checked_at: fields.checked_at,
        },
      },
    ],
  }),
)
