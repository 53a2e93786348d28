import { Button, Field, Input, type InputProps } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { ConsoleSession } from '../../kernel/session/console-session.ts'
import { Demo } from './demo/demo.tsx'
import { FormFailure } from './form-failure.tsx'
import { useCountdown } from './use-countdown.ts'

const RESEND_MS = 60_000

type Sending =
  | { readonly tag: 'idle' | 'sending' | 'sent' }
  | { readonly tag: 'failed'; readonly message: string }

export type CodeFieldProps = {
  readonly session: Pick<ConsoleSession, 'sdk'>
  readonly phone: string
  /** Shows the fault of the number, if any. @returns whether it is valid */
  readonly checkPhone: () => boolean
  readonly error: string | undefined
  readonly input: InputProps
  /** Puts a code into the field. */
  readonly onCode: (code: string) => void
  readonly isRequired?: boolean
}

/** Field for a text-message code, with the button that requests one. @source ux: gate screens */
export function CodeField(props: CodeFieldProps) {
  const { session, phone, checkPhone, error, input, onCode, isRequired = false } = props
  const { t } = useTranslation()
  const [sending, setSending] = useState<Sending>({ tag: 'idle' })
  const wait = useCountdown()
  const send = async () => {
    if (!checkPhone()) return
    setSending({ tag: 'sending' })
    try {
      const { auth } = await session.sdk()
      await auth.sms_code({ username: phone })
      setSending({ tag: 'sent' })
      wait.start(RESEND_MS)
    } catch (failure) {
      setSending({ tag: 'failed', message: errorText(failure, currentLanguage()) })
    }
  }
  return (
    <>
      <Field label={t('login.code')} error={error} isRequired={isRequired}>
        <div className="flex gap-2">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            placeholder={t('login.codePlaceholder')}
            {...input}
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
      {sending.tag === 'sent' ? <Demo phone={phone} onCode={onCode} /> : null}
      <FormFailure message={sending.tag === 'failed' ? sending.message : null} />
    </>
  )
}
