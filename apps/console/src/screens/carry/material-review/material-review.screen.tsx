import { textPart } from '../../../kernel/i18n/text-part.ts'

export { ReviewScreen as Screen } from '../../../features/review/review-screen.tsx'

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../review/review.zh.ts'),
    () => import('../review/review.en.ts'),
  ),
]
