import { textPart } from '../../../kernel/i18n/text-part.ts'

export { Screening as Screen } from '../../../features/screening/screening.tsx'
export { texts } from './first-look.zh.ts'

/** Texts of other parts that it shows. */
export const beside = [
  textPart(
    () => import('../../../features/lists/carry_contents/carry-contents.zh.ts'),
    () => import('../../../features/lists/carry_contents/carry-contents.en.ts'),
  ),
]
