import { textPart } from '../../kernel/i18n/text-part.ts'
import { pagePart } from '../../kit/desk/page-part.tsx'
import { accountTexts, healthTexts } from '../account-health/health-texts.ts'
import { attemptTexts } from '../lists/publish_attempts/attempt-texts.ts'

export const boardTexts = textPart(
  () => import('./waiting-board.zh.ts'),
  () => import('./waiting-board.en.ts'),
)
export const queueTexts = textPart(
  () => import('../lists/publish_contents/publish-contents.zh.ts'),
  () => import('../lists/publish_contents/publish-contents.en.ts'),
)
/** The board as a tab of a desk, with the texts of what it shows. */
export const WaitingBoardPage = pagePart(
  async () => (await import('./waiting-board.tsx')).WaitingBoard,
  [boardTexts, queueTexts, attemptTexts, accountTexts, healthTexts],
)
