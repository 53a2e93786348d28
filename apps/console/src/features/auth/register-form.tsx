import { Button, Checkbox, Field, Input } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import type { ConsoleSession } from '../../app/session/console-session.ts'
import { isNewPassword, isNewUsername } from './account-checks.ts'
import { CodeField } from './code-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { faultsIn, signInFaults } from './form-words.ts'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'
import { useRegister, type Registration } from './use-register.ts'

export type RegisterFormProps = {
  readonly session: Pick<ConsoleSession, 'sdk' | 'signIn'>
  /** Leads on once the new person is signed in. */
  readonly onSignedIn: () => void
  readonly loginHref: string
}

const EMPTY = {
  phone: '',
  code: '',
  username: '',
  password: '',
  repeat: '',
  teamKey: '',
  agreed: '',
}

/** @source ux: gate screens; reliability C2: the sign-up form also shows the server's rule */
export function RegisterForm({ session, onSignedIn }: RegisterFormProps) {
  const { t } = useTranslation()
  const { register, failure, refused, isWorking } = useRegister(session, onSignedIn)
  const form = useForm(EMPTY, (values) => ({
    ...faultsIn({
      phone: signInFaults.phone(values.phone),
      code: signInFaults.code(values.code),
    }),
    ...(isNewUsername(values.username.trim()) ? {} : { username: t('register.error.username') }),
    ...(isNewPassword(values.password) ? {} : { password: t('register.error.password') }),
    ...(values.repeat === values.password ? {} : { repeat: t('register.error.repeat') }),
    ...(values.agreed === '' ? { agreed: t('register.error.agreed') } : {}),
  }))
  const errorOf = (name: keyof Registration) => form.errors[name] ?? refused(name, form.values)
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.submit(register)}>
      <Field label={t('login.phone')} error={errorOf('phone')} isRequired>
        <Input
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          placeholder={t('login.phonePlaceholder')}
          {...form.bind('phone')}
        />
      </Field>
      <CodeField
        session={session}
        phone={form.values.phone}
        checkPhone={() => form.check('phone')}
        error={errorOf('code')}
        input={form.bind('code')}
        onCode={(code) => form.set('code', code)}
        isRequired
      />
      <Field
        label={t('register.username')}
        hint={t('register.usernameHint')}
        error={errorOf('username')}
        isRequired
      >
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...form.bind('username')}
        />
      </Field>
      <Field
        label={t('login.password')}
        hint={t('register.passwordHint')}
        error={errorOf('password')}
        isRequired
      >
        <PasswordField autoComplete="new-password" {...form.bind('password')} />
      </Field>
      <Field label={t('register.repeat')} error={form.errors.repeat} isRequired>
        <PasswordField autoComplete="new-password" {...form.bind('repeat')} />
      </Field>
      <Field
        label={t('register.teamKey')}
        hint={t('register.teamKeyHint')}
        error={errorOf('teamKey')}
      >
        <Input autoComplete="off" maxLength={60} {...form.bind('teamKey')} />
      </Field>
      <Field label={t('register.agreement')} error={form.errors.agreed} isLabelHidden>
        <Checkbox
          name="agreed"
          label={t('register.agree')}
          checked={form.values.agreed !== ''}
          onCheckedChange={(isAgreed) => form.set('agreed', isAgreed ? 'yes' : '')}
        />
      </Field>
      <details className="-mt-2 text-xs text-fg2">
        <summary className="min-h-(--target) cursor-pointer font-semibold text-accent-fg">
          {t('register.agreementOpen')}
        </summary>
        <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
          {(['account', 'content', 'record', 'end'] as const).map((point) => (
            <li key={point}>{t(`register.terms.${point}`)}</li>
          ))}
        </ul>
      </details>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isWorking}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
