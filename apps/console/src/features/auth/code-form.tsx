import { validators } from '@omc/core'
import { Button, Field, Input } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../app/errors/error-text.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import { FormFailure } from './form-failure.tsx'
import { useCountdown } from './use-countdown.ts'
import { useForm } from './use-form.ts'
import { useSignIn, type SignInProps } from './use-sign-in.ts'

const RESEND_MS = 60_000

type Sending =
  | { readonly tag: 'idle' | 'sending' | 'sent' }
  | { readonly tag: 'failed'; readonly message: string }

/** Phone number and a code by text message. @source ux: gate screens; console spec §5 */
export function CodeForm(props: SignInProps) {
  const { t } = useTranslation()
  const { signIn, failure, isWorking } = useSignIn(props)
  const [sending, setSending] = useState<Sending>({ tag: 'idle' })
  const wait = useCountdown()
  const form = useForm({ phone: '', code: '' }, (values) => ({
    ...(validators.isPhone(values.phone) ? {} : { phone: t('login.error.phone') }),
    ...(/^\d{4,8}$/.test(values.code.trim()) ? {} : { code: t('login.error.code') }),
  }))
  const send = async () => {
    if (!form.check('phone')) return
    setSending({ tag: 'sending' })
    try {
      const { auth } = await props.session.sdk()
      await auth.sms_code({ username: form.values.phone })
      setSending({ tag: 'sent' })
      wait.start(RESEND_MS)
    } catch (error) {
      setSending({ tag: 'failed', message: errorText(error, currentLanguage()) })
    }
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
          onFocus={props.onTouched}
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
            isLoading={sending.tag === 'sending'}
            onClick={() => void send()}
            className="w-32 tabular-nums"
          >
            {wait.leftS > 0 ? t('login.resend', { seconds: wait.leftS }) : t('login.sendCode')}
          </Button>
        </div>
      </Field>
      <output className="-mt-2 block text-xs text-fg3 empty:hidden">
        {sending.tag === 'sent' ? t('login.codeSent') : null}
      </output>
      <FormFailure message={failure ?? (sending.tag === 'failed' ? sending.message : null)} />
      <Button type="submit" variant="primary" size="lg" isLoading={isWorking}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
