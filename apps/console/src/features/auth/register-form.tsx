import { Button, Checkbox, Field, Input } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { ConsoleSession } from '../../kernel/session/console-session.ts'
import { isNewPassword, isNewUsername } from './account-checks.ts'
import { CodeField } from './code-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { faultsIn, signInFaults } from './form-words.ts'
import { PasswordField } from './password-field.tsx'
import { useForm, type Form } from './use-form.ts'
import { useRegister, type Registration } from './use-register.ts'

export type RegisterFormProps = {
  readonly session: Pick<ConsoleSession, 'sdk' | 'signIn'>
  /** Called once the new person is signed in. */
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

const registrationFaults = (values: typeof EMPTY) => ({
  ...faultsIn({
    phone: signInFaults.phone(values.phone),
    code: signInFaults.code(values.code),
  }),
  ...(isNewUsername(values.username.trim()) ? {} : { username: i18n.t('register.error.username') }),
  ...(isNewPassword(values.password) ? {} : { password: i18n.t('register.error.password') }),
  ...(values.repeat === values.password ? {} : { repeat: i18n.t('register.error.repeat') }),
  ...(values.agreed === '' ? { agreed: i18n.t('register.error.agreed') } : {}),
})

/** @source ux: gate screens; reliability C2: the sign-up form also shows the server's rule */
export function RegisterForm({ session, onSignedIn }: RegisterFormProps) {
  const { t } = useTranslation()
  const { register, failure, refused, isWorking } = useRegister(session, onSignedIn)
  const form = useForm(EMPTY, registrationFaults)
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
      <AccountFields form={form} errorOf={errorOf} />
      <Field
        label={t('register.teamKey')}
        hint={t('register.teamKeyHint')}
        error={errorOf('teamKey')}
      >
        <Input autoComplete="off" maxLength={60} {...form.bind('teamKey')} />
      </Field>
      <Agreement form={form} />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isWorking}>
        {t('register.submit')}
      </Button>
    </form>
  )
}

type PartProps = { readonly form: Form<typeof EMPTY> }

type AccountFieldsProps = PartProps & {
  readonly errorOf: (name: keyof Registration) => string | undefined
}

function AccountFields({ form, errorOf }: AccountFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
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
    </>
  )
}

function Agreement({ form }: PartProps) {
  const { t } = useTranslation()
  return (
    <>
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
    </>
  )
}
