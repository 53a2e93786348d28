import { Button, Field, Input } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { CodeField } from './code-field.tsx'
import { FormFailure } from './form-failure.tsx'
import { faultsIn, signInFaults } from './form-words.ts'
import { useForm } from './use-form.ts'
import { useSignIn, type SignInProps } from './use-sign-in.ts'

/** Phone number and a code by text message. @source ux: gate screens; console spec §5 */
export function CodeForm(props: SignInProps) {
  const { t } = useTranslation()
  const { signIn, failure, isWorking } = useSignIn(props)
  const form = useForm({ phone: '', code: '' }, ({ phone, code }) =>
    faultsIn({ phone: signInFaults.phone(phone), code: signInFaults.code(code) }),
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={form.submit(({ phone, code }) =>
        signIn({ kind: 'code', username: phone, code: code.trim() }),
      )}
    >
      <Field label={t('login.phone')} error={form.errors.phone}>
        <Input
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          placeholder={t('login.phonePlaceholder')}
          onFocus={props.onTouched}
          {...form.bind('phone')}
        />
      </Field>
      <CodeField
        session={props.session}
        phone={form.values.phone}
        checkPhone={() => form.check('phone')}
        error={form.errors.code}
        input={form.bind('code')}
        onCode={(code) => form.set('code', code)}
      />
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isWorking}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
