import {
  create,
  save_redbook_cookie,
  set_goudong_cookies,
  sync_info,
  update,
} from '@omc/sdk/forms/access_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'

const PROFILE = [
  'nickname',
  'category',
  'user_id',
  'level',
  'day_task_count',
  'summary',
  'remark',
] as const
const LOGIN = ['username', 'email', 'device_no', 'secret', 'cookies', 'expires_at'] as const
const OWNER = { user_id: recordChoice('users.get_role_select') }

const loginForm = defineForm(update, {
  title: () => i18n.t('accessAccount.edit'),
  inputs: [...PROFILE, ...LOGIN],
  given: ({ id }) => ({ id }),
  controls: OWNER,
  saved: () => i18n.t('accessAccount.saved'),
})

export const EditPanel = detailPanel(
  defineDetail('access_accounts', {
    title: ({ nickname }) => nickname,
    form: loginForm,
    sections: [
      { kind: 'inputs', title: () => i18n.t('accessAccount.profile'), inputs: PROFILE },
      { kind: 'inputs', title: () => i18n.t('accessAccount.login'), inputs: LOGIN },
    ],
  }),
)

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('accessAccount.add'),
    inputs: [
      'platform',
      'uid',
      'nickname',
      'category',
      'user_id',
      'cookies',
      'expires_at',
      'remark',
    ],
    controls: { ...OWNER, platform: platformChoice() },
    saved: () => i18n.t('accessAccount.added'),
  }),
)

export const RedbookPanel = newPanel(
  defineForm(save_redbook_cookie, {
    title: () => i18n.t('accessAccount.redbook'),
    inputs: ['uid', 'nickname', 'cookies', 'expires_at'],
    saved: () => i18n.t('accessAccount.redbookDone'),
  }),
)

export const GoudongPanel = bulkForm(
  defineForm(set_goudong_cookies, {
    title: () => i18n.t('accessAccount.cookiesTitle'),
    inputs: ['cookies', 'expires_at'],
    saved: () => i18n.t('accessAccount.cookiesDone'),
  }),
)

export const SyncInfoPanel = newPanel(
  defineForm(sync_info, {
    title: () => i18n.t('accessAccount.take'),
    intro: () => i18n.t('accessAccount.takeHint'),
    inputs: ['platform', 'uid', 'nickname', 'avatar', 'secret', 'cookies', 'expires_at'],
    controls: { platform: platformChoice() },
    saved: ({ nickname }) => i18n.t('accessAccount.took', { name: nickname }),
  }),
)
