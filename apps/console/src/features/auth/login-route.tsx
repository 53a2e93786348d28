import { useRouter } from '../../kernel/router/use-router.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { LoginPage } from './login-page.tsx'

/** Sign-in page inside the running console, after a sign-out; the guard continues from it. */
export function LoginRoute() {
  const { session, toasts } = useServices()
  const router = useRouter()
  return <LoginPage session={session} toasts={toasts} onSignedIn={() => router.revalidate()} />
}
