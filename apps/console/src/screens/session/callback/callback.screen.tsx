export { CallbackRoute as Screen } from '../../../features/auth/callback-route.tsx'
export { texts } from './callback.zh.ts'
