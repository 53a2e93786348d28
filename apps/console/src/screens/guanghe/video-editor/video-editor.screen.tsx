import { textPart } from '../../../kernel/i18n/text-part.ts'

/** @source console spec §2, /guanghe/gh-video/creator; screens §2.6, VideoEditor */
export { VideoEditor as Screen } from '../../../features/video-editor/video-editor.tsx'
export { texts } from './video-editor.zh.ts'

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../../../features/lists/studio_contents/studio-contents.zh.ts'),
    () => import('../../../features/lists/studio_contents/studio-contents.en.ts'),
  ),
  textPart(
    () => import('../../carry/review/review.zh.ts'),
    () => import('../../carry/review/review.en.ts'),
  ),
]
