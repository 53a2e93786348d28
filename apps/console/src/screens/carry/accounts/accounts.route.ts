import { deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: [
    '/guanghe/account/list',
    '/sweb/account/list',
    '/jingdong/account/list',
    '/carry/account/list',
  ],
  load: () => import('./accounts.screen.tsx'),
  en: () => import('./accounts.en.ts'),
  beside: [deskTexts],
})
