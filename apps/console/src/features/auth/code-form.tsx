import { validators } from '@omc/core'
import { Button, Field, Input } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../app/services-context.ts'
import { FormFailure } from './form-failure.tsx'
import { useCountdown } from './use-countdown.ts'
import { useForm } from './use-form.ts'
import { useSignIn } from './use-sign-in.ts'
import { useWrite } from '../../app/data/use-write.ts'

const RESEND_MS = 60_000

/** Phone number and a code by text message. @source ux: gate screens; console spec §5 */
export function CodeForm() {
  const { t } = useTranslation()
  const { sdk, toasts } = useServices()
  const { signIn, failure, isWorking } = useSignIn()
  const sending = useWrite(sdk, 'auth.sms_code')
  const wait = useCountdown()
  const form = useForm({ phone: '', code: '' }, (values) => ({
    ...(validators.isPhone(values.phone) ? {} : { phone: t('login.error.phone') }),
    ...(/^\d{4,8}$/.test(values.code.trim()) ? {} : { code: t('login.error.code') }),
  }))
  const send = () => {
    if (!form.check('phone')) return
    sending.mutate(
      { username: form.values.phone },
      {
        onSuccess: () => {
          wait.start(RESEND_MS)
          toasts.show({ tone: 'success', title: t('login.codeSent'), key: 'code' })
        },
      },
    )
  }
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
          {...form.bind('phone')}
        />
      </Field>
      <Field label={t('login.code')} error={form.errors.code}>
        <div className="flex gap-2">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            placeholder={t('login.codePlaceholder')}
            {...form.bind('code')}
          />
          <Button
            disabled={wait.leftS > 0}
            isLoading={sending.isPending}
            onClick={send}
            className="w-32 tabular-nums"
          >
            {wait.leftS > 0 ? t('login.resend', { seconds: wait.leftS }) : t('login.sendCode')}
          </Button>
        </div>
      </Field>
      <FormFailure message={failure} />
      <Button type="submit" variant="primary" size="lg" isLoading={isWorking}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
