import { loginAddress } from '@omc/shell'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { callbackAnswer } from './callback-answer.ts'
import { CallbackPage } from './callback-page.tsx'
import { takeTarget } from './kept-target.ts'

/** Callback inside the console; the sign-in page's guard continues to the kept target. */
export function CallbackRoute() {
  const { session } = useServices()
  const navigate = useNavigate()
  const [answer] = useState(() => callbackAnswer(new URLSearchParams(queryOf(location.hash))))
  // Removes the used code from the address and the history.
  useEffect(() => void navigate('/callback', { replace: true }), [navigate])
  const toLogin = () => void navigate(loginAddress(takeTarget()), { replace: true })
  return <CallbackPage session={session} answer={answer} onSignedIn={toLogin} onGiveUp={toLogin} />
}

const queryOf = (hash: string): string => hash.split('?', 2)[1] ?? ''
