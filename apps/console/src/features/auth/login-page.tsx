import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthFrame } from './auth-frame.tsx'
import { CodeForm } from './code-form.tsx'
import type { DemoPick } from './demo/demo-props.ts'
import { Demo, isDemo } from './demo/demo.tsx'
import { LoginTabs } from './login-tabs.tsx'
import { PasswordForm } from './password-form.tsx'
import { SocialProviders } from './social-providers.tsx'
import type { SignInProps } from './use-sign-in.ts'

export { texts } from '../../kernel/i18n/zh/sign-in.ts'

/** Sign-in by text message or by password. @source ux: gate screens; console spec §5, §7 */
export function LoginPage(props: SignInProps) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<DemoPick>()
  const byCode = { id: 'code', label: t('login.byCode'), content: <CodeForm {...props} /> }
  const byPassword = {
    id: 'password',
    label: t('login.byPassword'),
    content: <PasswordForm {...props} start={picked?.form} />,
  }
  return (
    <AuthFrame title={t('login.title')}>
      <LoginTabs
        // A new choice remounts the tabs with the first form, filled in.
        key={picked?.id}
        label={t('login.tabs')}
        tabs={isDemo ? [byPassword, byCode] : [byCode, byPassword]}
      />
      <SocialProviders />
      {isDemo ? (
        // Reserves space, so the form does not move when the box appears.
        <div className="mt-5 min-h-60">
          <Demo onPick={setPicked} />
        </div>
      ) : null}
    </AuthFrame>
  )
}
