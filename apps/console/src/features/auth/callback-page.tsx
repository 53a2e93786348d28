import { Alert, Button, Spinner } from '@omc/ui'
import { LogIn } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { ConsoleSession } from '../../kernel/session/console-session.ts'
import { MissingToken } from '../../kernel/session/exchange-credentials.ts'
import { AuthFrame } from './auth-frame.tsx'
import { isProviderError, type CallbackAnswer } from './callback-answer.ts'

export type CallbackPageProps = {
  readonly session: Pick<ConsoleSession, 'signIn'>
  /** Result in the provider's callback address. */
  readonly answer: CallbackAnswer
  readonly onSignedIn: () => void
  readonly onGiveUp: () => void
}

/**
 * Exchanges the external provider's code for a token, once, and continues to the target.
 *
 * @source console spec §1, §7 (social-login callback); ADR 009: only this browser can use the code
 */
export function CallbackPage({ session, answer, onSignedIn, onGiveUp }: CallbackPageProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<unknown>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (answer.tag === 'refused' || isAsked.current) return
    isAsked.current = true
    session.signIn({ kind: 'social', code: answer.code }).then(onSignedIn, setFailure)
  }, [session, answer, onSignedIn])

  const told = toldOf()
  if (told === null) {
    return (
      <AuthFrame title={t('callback.title')}>
        <output className="flex items-center gap-3 text-sm text-fg2">
          <Spinner size={18} />
          {t('callback.working')}
        </output>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('callback.failed')}>
      <Alert tone="danger" className="mb-5">
        {told}
      </Alert>
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        icon={<LogIn size={16} aria-hidden />}
        onClick={onGiveUp}
      >
        {t('callback.back')}
      </Button>
    </AuthFrame>
  )

  function toldOf(): string | null {
    if (answer.tag === 'refused') {
      return isProviderError(answer.why)
        ? t(`callback.error.${answer.why}`)
        : t('callback.error.refused')
    }
    if (failure === null) return null
    return failure instanceof MissingToken
      ? t('callback.noToken')
      : errorText(failure, currentLanguage())
  }
}
