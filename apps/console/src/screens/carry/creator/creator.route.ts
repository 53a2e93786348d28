import { contentTexts } from '../../../kernel/i18n/later-parts.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

export const route = screenRoute({
  paths: [
    '/carry/creator/jd_pic',
    '/carry/creator/jd_video',
    '/carry/creator/hh_pic',
    '/carry/creator/hh_video',
    '/carry/creator/gh_pic',
    '/carry/creator/gh_video',
  ],
  load: () => import('./creator.screen.tsx'),
  en: () => import('./creator.en.ts'),
  beside: [contentTexts],
})
