export { PasswordPage as Screen } from '../../../features/auth/password-page.tsx'
export { texts } from './password.zh.ts'
