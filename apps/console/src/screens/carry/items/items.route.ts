import { deskTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: ['/guanghe/item/list', '/jingdong/item/list', '/carry/item/{source}'],
  load: () => import('./items.screen.tsx'),
  en: () => import('./items.en.ts'),
  beside: [deskTexts],
})
