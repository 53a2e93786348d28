export { RegisterRoute as Screen } from '../../../features/auth/register-route.tsx'
export { texts } from './register.zh.ts'
