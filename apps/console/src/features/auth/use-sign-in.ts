import { GREETINGS, timeOfDay } from '@omc/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { errorText } from '../../app/errors/error-text.ts'
import { currentLanguage } from '../../app/i18n/i18n.ts'
import { useServices } from '../../app/services-context.ts'
import { MissingToken, type Credentials } from '../../app/session/console-session.ts'

/** Signs in, greets, and lets the guard lead on to the page that was asked for. */
export function useSignIn() {
  const { t } = useTranslation()
  const { session, toasts } = useServices()
  const revalidator = useRevalidator()
  const [failure, setFailure] = useState<string | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function run(credentials: Credentials): Promise<void> {
    setFailure(null)
    setWorking(true)
    try {
      await session.signIn(credentials)
      await revalidator.revalidate()
      const person = session.state.person
      if (!person) return
      const greeting = GREETINGS[timeOfDay(new Date().getHours())][currentLanguage()]
      toasts.show({
        tone: 'success',
        title: t('login.welcome', { greeting, name: person.fullName }),
      })
    } catch (error) {
      setFailure(
        error instanceof MissingToken ? t('login.noToken') : errorText(error, currentLanguage()),
      )
    } finally {
      setWorking(false)
    }
  }

  return { signIn: (credentials: Credentials) => void run(credentials), failure, isWorking }
}
