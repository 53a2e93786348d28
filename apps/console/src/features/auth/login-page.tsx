import { useTranslation } from 'react-i18next'
import { AuthFrame } from './auth-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { LoginTabs } from './login-tabs.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasswordForm } from './password-form.tsx'
import type { SignInProps } from './use-sign-in.ts'

/** Sign-in by text message or by password. @source ux: gate screens; console spec §5, §7 */
export function LoginPage(props: SignInProps) {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('login.title')}>
      <LoginTabs
        label={t('login.tabs')}
        tabs={[
          { id: 'code', label: t('login.byCode'), content: <CodeForm {...props} /> },
          { id: 'password', label: t('login.byPassword'), content: <PasswordForm {...props} /> },
        ]}
      />
      <OtherWays />
    </AuthFrame>
  )
}
