import { textPart } from '../../../kernel/i18n/text-part.ts'

export { CreatorReview as Screen } from '../../../features/creator-review/creator-review.tsx'
export { texts } from './creator-review.zh.ts'

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../../carry/review/review.zh.ts'),
    () => import('../../carry/review/review.en.ts'),
  ),
]
