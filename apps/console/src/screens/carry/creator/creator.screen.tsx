import { textPart } from '../../../kernel/i18n/text-part.ts'

export { CreatorWorkspace as Screen } from '../../../features/creator-workspace/creator-workspace.tsx'
export { texts } from './creator.zh.ts'

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../../../features/lists/creator_contents/creator-contents.zh.ts'),
    () => import('../../../features/lists/creator_contents/creator-contents.en.ts'),
  ),
  textPart(
    () => import('../../../features/lists/creator_tasks/creator-tasks.zh.ts'),
    () => import('../../../features/lists/creator_tasks/creator-tasks.en.ts'),
  ),
]
