import { loginAddress } from '@omc/shell'
import { useNavigate } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { redirectIn } from './kept-target.ts'
import { RegisterPage } from './register-page.tsx'

/** Registration inside the console; the sign-in page's guard continues from it. */
export function RegisterRoute() {
  const { session } = useServices()
  const navigate = useNavigate()
  const login = loginAddress(redirectIn(location.hash))
  return (
    <RegisterPage
      session={session}
      loginHref={`#${login}`}
      onSignedIn={() => void navigate(login, { replace: true })}
    />
  )
}
