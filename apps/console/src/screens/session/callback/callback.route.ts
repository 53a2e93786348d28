import { signInTexts } from '../../../features/auth/sign-in-texts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/callback'],
  load: () => import('./callback.screen.tsx'),
  en: () => import('./callback.en.ts'),
  beside: [signInTexts],
})
