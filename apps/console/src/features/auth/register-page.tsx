import { useTranslation } from 'react-i18next'
import { AuthFrame } from './auth-frame.tsx'
import { RegisterForm, type RegisterFormProps } from './register-form.tsx'

/** New account, verified by a code to the phone. @source ux: gate screens; console spec §7 */
export function RegisterPage(props: RegisterFormProps) {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('register.title')}>
      <RegisterForm {...props} />
      <p className="mt-5 text-center text-sm text-fg2">
        {t('register.hasAccount')}{' '}
        <a
          href={props.loginHref}
          className="inline-flex min-h-(--target) min-w-(--target) items-center justify-center font-semibold text-accent-fg underline-offset-4 hover:underline"
        >
          {t('register.signIn')}
        </a>
      </p>
    </AuthFrame>
  )
}
