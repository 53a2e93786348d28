export { LoginRoute as Screen } from '../../../features/auth/login-route.tsx'
