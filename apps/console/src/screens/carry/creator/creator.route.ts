import { contentTexts } from '../../../kernel/i18n/later-parts.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { screenRoute } from '../../../kit/screen-route.ts'

const contents = textPart(
  () => import('../../../features/lists/creator_contents/creator-contents.zh.ts'),
  () => import('../../../features/lists/creator_contents/creator-contents.en.ts'),
)
const tasks = textPart(
  () => import('../../../features/lists/creator_tasks/creator-tasks.zh.ts'),
  () => import('../../../features/lists/creator_tasks/creator-tasks.en.ts'),
)

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
  beside: [contentTexts, contents, tasks],
})
