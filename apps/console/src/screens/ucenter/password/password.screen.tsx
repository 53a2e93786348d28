import { update_password } from '@omc/sdk/forms/users'
import { SessionsCard } from '../../../features/sessions/sessions-card.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { formScreen } from '../../../kit/form/form-screen.tsx'

export { texts } from './password.zh.ts'

/** Changes the own password and ends the person's other sessions. @source console spec §7 */
const passwordForm = defineForm(update_password, {
  title: () => routeTitle('/ucenter/password'),
  intro: () => i18n.t('password.intro'),
  inputs: ['current_password', 'new_password', 'repeat'],
  also: { repeat: { ...update_password.inputs.new_password, minLength: 0 } },
  labels: { repeat: () => i18n.t('password.repeat') },
  hints: { new_password: () => i18n.t('password.nextHint') },
  faults: { new_password: () => i18n.t('password.error.next') },
  autoComplete: { current_password: 'current-password' },
  check: ({ current_password: current, new_password: next, repeat }) => ({
    new_password: next && next === current ? i18n.t('password.error.same') : undefined,
    repeat: repeat === next ? undefined : i18n.t('password.error.repeat'),
  }),
  submit: () => i18n.t('password.submit'),
  saved: ({ ended_sessions: count }) => i18n.t('password.done', { count }),
})

export const Screen = formScreen(passwordForm, SessionsCard)
