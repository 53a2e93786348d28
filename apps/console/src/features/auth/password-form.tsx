import { Button, Field, Input } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { FormFailure } from './form-failure.tsx'
import { faultsIn, signInFaults } from './form-words.ts'
import { PasswordField } from './password-field.tsx'
import { useForm } from './use-form.ts'
import { useSignIn, type SignInProps } from './use-sign-in.ts'

type PasswordFormProps = SignInProps & {
  /** Initial values of the form. */
  readonly start: { readonly username: string; readonly password: string } | undefined
}

/** User name (or phone number) and password. @source console spec §5: at least 6 characters */
export function PasswordForm({ start, ...props }: PasswordFormProps) {
  const { t } = useTranslation()
  const { signIn, failure, isWorking } = useSignIn(props)
  const form = useForm(
    { username: '', password: '' },
    ({ username, password }) =>
      faultsIn({
        username: signInFaults.username(username),
        password: signInFaults.password(password),
      }),
    start,
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.submit(({ username, password }) =>
        signIn({ kind: 'password', username: username.trim(), password }),
      )}
    >
      <Field label={t('login.username')} error={form.errors.username}>
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={props.onTouched}
          {...form.bind('username')}
        />
      </Field>
      <Field label={t('login.password')} error={form.errors.password}>
        <PasswordField {...form.bind('password')} />
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isWorking}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
