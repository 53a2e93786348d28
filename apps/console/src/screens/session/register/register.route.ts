import { signInTexts } from '../../../features/auth/sign-in-texts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/register'],
  load: () => import('./register.screen.tsx'),
  en: () => import('./register.en.ts'),
  beside: [signInTexts],
})
