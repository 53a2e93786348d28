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
  /** Leads on to the page that was asked for. */
  readonly onSignedIn: () => Promise<void>
  /** The form is being used: what comes next may be fetched. */
  readonly onTouched?: () => void
}

/**
 * Signs in and says beside the form what the server said when it could not. An answer without a
 * token is nothing that the person could mend: that is told over the page.
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
