import type { Toasts } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { ConsoleSession } from '../../kernel/session/console-session.ts'
import { MissingToken, type Credentials } from '../../kernel/session/exchange-credentials.ts'

export type SignInProps = {
  readonly session: ConsoleSession
  readonly toasts: Pick<Toasts, 'show'>
  /** Continues to the requested page. */
  readonly onSignedIn: () => Promise<void>
  /** Called at the first use of the form: the next parts may be preloaded. */
  readonly onTouched?: () => void
}

/**
 * Signs in, or shows the server's refusal at the form. People cannot correct an answer without a
 * token, so that failure is a toast.
 *
 * @source console spec §8, login without token
 */
export function useSignIn({ session, toasts, onSignedIn }: SignInProps) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function run(credentials: Credentials): Promise<void> {
    setFailure(null)
    setWorking(true)
    try {
      await session.signIn(credentials)
      await onSignedIn()
    } catch (error) {
      if (error instanceof MissingToken) {
        toasts.show({ tone: 'danger', title: t('login.noToken'), key: 'no-token' })
      } else setFailure(errorText(error, currentLanguage()))
    } finally {
      setWorking(false)
    }
  }

  return { signIn: (credentials: Credentials) => void run(credentials), failure, isWorking }
}
