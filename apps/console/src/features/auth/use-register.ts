import { isApiError } from '@omc/sdk'
import { useState } from 'react'
import { errorText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import type { ConsoleSession } from '../../kernel/session/console-session.ts'

/** Input of the registration form. */
export type Registration = {
  readonly phone: string
  readonly code: string
  readonly username: string
  readonly password: string
  readonly teamKey: string
}

/** Server names of the fields. */
const WIRE: Readonly<Record<keyof Registration, string>> = {
  phone: 'phone_number',
  code: 'code',
  username: 'username',
  password: 'password',
  teamKey: 'team_key',
}

type Failure = {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  /** Values that were sent: a field changed since then shows no fault. */
  readonly sent: Registration
}

/** Creates the account and signs in, or returns the server's faults field by field. */
export function useRegister(
  session: Pick<ConsoleSession, 'sdk' | 'signIn'>,
  onSignedIn: () => void,
) {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isWorking, setWorking] = useState(false)

  async function run(sent: Registration): Promise<void> {
    setFailure(null)
    setWorking(true)
    const { phone, code, username, password, teamKey } = sent
    try {
      const { auth } = await session.sdk()
      await auth.register({
        username: username.trim(),
        password,
        phone_number: phone,
        code: code.trim(),
        ...(teamKey.trim() === '' ? {} : { team_key: teamKey.trim() }),
      })
      await session.signIn({ kind: 'password', username: username.trim(), password })
      onSignedIn()
    } catch (error) {
      const fields = isApiError(error) ? error.fields : {}
      setFailure({ message: errorText(error, currentLanguage()), fields, sent })
    } finally {
      setWorking(false)
    }
  }

  /** Server fault of a field, until the field changes. */
  function refused(name: keyof Registration, now: Registration): string | undefined {
    return failure?.sent[name] === now[name] ? failure.fields[WIRE[name]] : undefined
  }

  const isInPlace = failure !== null && Object.values(WIRE).some((name) => failure.fields[name])
  return {
    register: (sent: Registration) => void run(sent),
    refused,
    failure: isInPlace ? null : (failure?.message ?? null),
    isWorking,
  }
}
