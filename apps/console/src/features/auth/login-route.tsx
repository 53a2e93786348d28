import { useRevalidator } from 'react-router-dom'
import { useServices } from '../../app/services-context.ts'
import { LoginPage } from './login-page.tsx'

/** The sign-in page inside the running console, after a sign-out; the guard leads on. */
export function LoginRoute() {
  const { session } = useServices()
  const revalidator = useRevalidator()
  return <LoginPage session={session} onSignedIn={() => revalidator.revalidate()} />
}
