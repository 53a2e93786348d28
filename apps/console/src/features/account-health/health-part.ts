import { pagePart } from '../../kit/desk/page-part.tsx'
import { healthTexts } from './health-texts.ts'

/** Health of accounts as a tab of their desk, which brings the words of accounts. */
export const HealthDeskPage = pagePart(
  async () => (await import('./health-page.tsx')).HealthPage,
  [healthTexts],
)
