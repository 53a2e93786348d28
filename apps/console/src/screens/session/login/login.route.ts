import { signInTexts } from '../../../features/auth/sign-in-texts.ts'
import { plainRoute } from '../../../kit/screen-route.ts'

export const route = plainRoute({
  paths: ['/login'],
  load: () => import('./login.screen.tsx'),
  beside: [signInTexts],
})
