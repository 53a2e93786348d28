import { useRouter } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { LoginPage } from './login-page.tsx'

/** The sign-in page inside the running console, after a sign-out; the guard leads on. */
export function LoginRoute() {
  const { session, toasts } = useServices()
  const router = useRouter()
  return <LoginPage session={session} toasts={toasts} onSignedIn={() => router.revalidate()} />
}
